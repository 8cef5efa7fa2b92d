import { createAppSystem } from './config'

/** Chakra's system for the build, the tests and `chakra typegen`, which reads this module. */
export const system = createAppSystem()
