import { engines } from './browsers.ts'
import { abilities } from './packages.ts'

/** Installs what is missing, as root on Debian; else names it. */
const { missing } = abilities(engines, { install: true })
console.log(missing.length > 0 ? `Missing: ${missing.join(' ')}` : 'All is there for a screen reader to be heard.')
