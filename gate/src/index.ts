export { type CheckName, checkNames, type GateConfig, type Level, type Opener, type SitePage } from './config.ts'
export { gateTests } from './gate.ts'
export { atRest, type Moment, momentsOf, settled } from './moments.ts'
export { type Box, contrast, decoded, type Pixels, pictureOf, pictureOfPage } from './page/pixels.ts'
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
