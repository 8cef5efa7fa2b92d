import { gateTests } from '../gate.ts'
import { options } from './playwright.config.ts'

gateTests(options)
