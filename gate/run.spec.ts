import { gateTests } from './gate'
import { runConfig } from './run'

gateTests(await runConfig())
