import { spawnSync } from 'node:child_process'

/** The build's date: SOURCE_DATE_EPOCH, else the commit's, so that one commit always builds the same bytes. */
export function buildDate(): Date {
  const git = () => spawnSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' }).stdout
  const seconds = Number(process.env.SOURCE_DATE_EPOCH || git())
  return seconds ? new Date(seconds * 1000) : new Date()
}
