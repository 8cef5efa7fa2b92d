import { chmodSync, cpSync, readdirSync } from 'node:fs'

/** What the compiler leaves behind: files beside the code, and the right to run the commands. */
for (const file of readdirSync('listen').filter((name) => /\.(py|json)$/.test(name)))
  cpSync(`listen/${file}`, `dist/listen/${file}`)
chmodSync('dist/src/cli.js', 0o755)
