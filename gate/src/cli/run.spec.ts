import { gateTests } from '../gate.ts'
import { runConfig } from './config.ts'

gateTests(await runConfig())
