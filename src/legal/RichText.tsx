import { contactFor, contacts } from '../content/contacts'
import type { Inline, Rich } from '../content/legalText'
import { Link } from '../ui/Link'

export interface RichTextProps {
  text: Rich
}

/**
 * A run of legal text: bold, typed links, addresses and facts.
 *
 * @throws when it contains anything else, such as a list: the build fails rather than leave out a text
 */
export function RichText({ text }: RichTextProps) {
  const runs: readonly Inline[] = Array.isArray(text) ? text : [text]
  // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant, and runs have no id
  return runs.map((run, index) => <Run key={index} run={run} />)
}

function Run({ run }: { run: Inline }) {
  if (typeof run === 'string') return run
  // Not a `strong` element: in Firefox, Orca skips one at the beginning of a `dd`.
  if ('strong' in run) return <b>{run.strong}</b>
  if ('link' in run) {
    return (
      <Link to={run.target.to} section={run.target.section}>
        {run.link}
      </Link>
    )
  }
  if ('web' in run) {
    return (
      <a href={run.web} rel="noreferrer">
        {run.web.replace('https://', '')}
      </a>
    )
  }
  if ('mail' in run) return <Mail address={contacts[contactFor[run.mail]].address} />
  if (!('fact' in run)) throw cannotShow(run)
  // Not a `mark` element: in Firefox, Orca skips a `dt` or `dd` that contains nothing else.
  return run.fact.startsWith('[') ? <span className="placeholder">{run.fact}</span> : run.fact
}

/** The error for a part of a legal text that no component shows. The compiler refuses it, but a build does not compile. */
export const cannotShow = (part: unknown): Error => new Error(`a legal page cannot show ${JSON.stringify(part)}`)

/** An e-mail address as a link. */
export function Mail({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
