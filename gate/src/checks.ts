import type { Check } from './check.ts'
import { axe } from './checks/axe.ts'
import { contrast } from './checks/contrast.ts'
import { destinations } from './checks/destinations.ts'
import { keyboard } from './checks/keyboard.ts'
import { labels } from './checks/labels.ts'
import { language } from './checks/language.ts'
import { motion } from './checks/motion.ts'
import { practice } from './checks/practice.ts'
import { reflow } from './checks/reflow.ts'
import { sound } from './checks/sound.ts'
import { targets } from './checks/targets.ts'
import { textSize } from './checks/textSize.ts'
import { traps } from './checks/traps.ts'
import { type CheckName, checkNames, type GateConfig } from './config.ts'
import { alfa } from './engines/alfa.ts'
import { ibm } from './engines/ibm.ts'

/**
 * Every check, in the order in which they run: first those that only measure the page, then the engines, which inject
 * script, then the keyboard checks, which scroll it, and last those that press its buttons.
 */
const all: Readonly<Record<CheckName, Check>> = {
  reflow,
  targets,
  'text-size': textSize,
  motion,
  contrast,
  labels,
  language,
  destinations,
  practice,
  axe,
  ibm,
  alfa,
  traps,
  keyboard,
  sound,
}

export interface NamedCheck extends Check {
  /** As `Finding.engine` and `Waiver.engine` have it. */
  readonly name: CheckName
}
export const checks: readonly NamedCheck[] = checkNames.map((name) => ({ name, ...all[name] }))

/** Checks that open other pages, press keys at length or wait: not in the preset `merge`, unless they are named. */
const SLOW: readonly CheckName[] = ['destinations', 'traps', 'sound']

/**
 * The checks that a configuration asks for; those that need packages of their own only if it names them.
 *
 * @throws when it names one that does not exist, or whose packages are not installed
 */
export function chosenChecks({ checks: names, states }: Pick<GateConfig, 'checks' | 'states'>): readonly NamedCheck[] {
  const unknown = names?.find((name) => !checkNames.includes(name))
  if (unknown) throw new Error(`There is no check "${unknown}"; there are ${checkNames.join(', ')}.`)
  const chosen = checks.filter(
    ({ name, packages }) => names?.includes(name) ?? (!packages && (states === 'all' || !SLOW.includes(name))),
  )
  for (const { name, packages = [] } of chosen) {
    const missing = packages.filter((each) => !isInstalled(each))
    if (missing.length > 0)
      throw new Error(`The check "${name}" needs packages: npm install --save-dev ${missing.join(' ')}`)
  }
  return chosen
}

function isInstalled(name: string): boolean {
  try {
    return Boolean(import.meta.resolve(name))
  } catch {
    return false
  }
}
