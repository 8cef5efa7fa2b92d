import type { Page } from 'playwright/test'
import * as moments from '../gate/moments'
import * as views from '../gate/views'
import { gateConfig } from './gate.config'

/** The gate's views and moments of this site, for the tests that look at it in the same states. */

export const { plainViews, mainViews, conditionViews } = views.siteOf(gateConfig)
export const openView = (page: Page, view: views.View) => views.openView(page, view, gateConfig)
export const momentsOf = (view: views.View) => moments.momentsOf(view, gateConfig.openers)
