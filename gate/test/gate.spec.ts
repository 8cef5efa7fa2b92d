import { gateTests } from '../src/gate.ts'
import { config, test } from './fixture.ts'

/** Nothing is wrong with the fixture page, in any state: what the defects put into it is what is found. */
gateTests(config, test)
