#!/usr/bin/env node
import { listen } from './listen.ts'

/** Listens to pages of any site: `gate-listen https://example.org / /about [--update] [--install]`. */
const [base = '', ...rest] = process.argv.slice(2)
const addresses = rest.filter((arg) => arg.startsWith('/'))
const site = { base, addresses, walks: [], known: [], transcripts: 'transcripts', results: '.cache/listen' }
await listen(
  { ...site, steady: (line) => line },
  rest.filter((arg) => arg.startsWith('--')),
)
