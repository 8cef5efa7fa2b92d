import { cpSync, readdirSync } from 'node:fs'

/** Copies what the compiler leaves behind: the files beside the code of `listen`. */
for (const file of readdirSync('listen').filter((name) => /\.(py|json)$/.test(name)))
  cpSync(`listen/${file}`, `dist/listen/${file}`)
