#!/usr/bin/env node
import { listen } from './listen.ts'

/** Listens to pages of any site. */
const [base = '', ...rest] = process.argv.slice(2)
const addresses = rest.filter((arg) => arg.startsWith('/'))
const options = rest.filter((arg) => arg.startsWith('--'))
if (!URL.canParse(base)) throw new Error('gate-listen https://example.org / /about [--update] [--install]')
const site = { base, addresses, walks: [], transcripts: 'transcripts', results: '.cache/listen' }
await listen({ ...site, steady: (line) => line }, options)
