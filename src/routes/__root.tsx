import { createRootRoute } from '@tanstack/react-router'
import { NotFound } from '../layout/NotFound'
import { SiteLayout } from '../layout/SiteLayout'

export const Route = createRootRoute({ component: SiteLayout, notFoundComponent: NotFound })
