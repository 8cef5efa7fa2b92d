export { type CheckName, checkNames, type GateConfig, type Level, type Opener, type SitePage } from './config.ts'
export { gateTests } from './gate.ts'
export { atRest, settled } from './moments.ts'
export {
  complete,
  notEmpty,
  openView,
  painted,
  type Scheme,
  type Site,
  schemes,
  siteOf,
  type View,
  viewOptions,
} from './views.ts'
export type { Waiver } from './waivers.ts'
