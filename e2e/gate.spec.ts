import { type CheckName, gateTests } from '@formline/gate'
import { gateConfig } from './gate.config'
import { test } from './site'

/** Every page in the states of the gate. `GATE_ONLY=axe,contrast` asks these checks alone. */
const only = process.env.GATE_ONLY?.split(',') as CheckName[] | undefined

gateTests({ ...gateConfig, ...(only && { checks: only }) }, test)
