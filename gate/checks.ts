import type { Check } from './check'
import { contrast } from './checks/contrast'
import { document } from './checks/document'
import { keyboard } from './checks/keyboard'
import { motion } from './checks/motion'
import { reflow } from './checks/reflow'
import { targets } from './checks/targets'
import { textSize } from './checks/textSize'
import { alfa } from './engines/alfa'
import { axe } from './engines/axe'
import { htmlValidate } from './engines/htmlValidate'
import { ibm } from './engines/ibm'

/**
 * Every engine and check, in the order in which they judge a moment: first those that measure the page as it is, then
 * the engines, which bring script into it, and last the keys, which scroll it.
 */
export const checks: readonly Check[] = [
  htmlValidate,
  reflow,
  targets,
  textSize,
  motion,
  contrast,
  document,
  axe,
  ibm,
  alfa,
  keyboard,
]
