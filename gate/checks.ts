import { type Check, onPages } from './check'
import { behavior } from './checks/behavior'
import { contrast } from './checks/contrast'
import { destinations } from './checks/destinations'
import { document } from './checks/document'
import { keyboard } from './checks/keyboard'
import { labels } from './checks/labels'
import { language } from './checks/language'
import { motion } from './checks/motion'
import { practice } from './checks/practice'
import { reflow } from './checks/reflow'
import { sound } from './checks/sound'
import { targets } from './checks/targets'
import { textSize } from './checks/textSize'
import { traps } from './checks/traps'
import { alfa } from './engines/alfa'
import { axe } from './engines/axe'
import { htmlValidate } from './engines/htmlValidate'
import { ibm } from './engines/ibm'

/**
 * Every engine and check, in the order in which they run: first those that only measure the page, then the engines,
 * which inject script, then the keyboard checks, which scroll it, and last those that press its buttons.
 */
export const checks: readonly Check[] = [
  htmlValidate,
  reflow,
  targets,
  textSize,
  motion,
  contrast,
  document,
  labels,
  language,
  destinations,
  practice,
  axe,
  ibm,
  alfa,
  onPages(traps),
  onPages(keyboard),
  sound,
  onPages(behavior),
]
