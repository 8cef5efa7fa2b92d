import { isUnfilled } from '../content/facts'
import type { Inline, Rich } from '../content/legalText'
import { site } from '../content/site'
import { Link } from '../ui/Link'

export interface RichTextProps {
  text: Rich
}

/** A run of legal text: bold, typed links, addresses, facts, and statements that somebody still has to confirm. */
export function RichText({ text }: RichTextProps) {
  const runs: readonly Inline[] = Array.isArray(text) ? text : [text]
  // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant, and runs have no id
  return runs.map((run, index) => <Run key={index} run={run} />)
}

function Run({ run }: { run: Inline }) {
  if (typeof run === 'string') return run
  if ('strong' in run) return <strong>{run.strong}</strong>
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
  if ('mail' in run) return <Mail address={site.contacts[site.writeTo[run.mail]].address} />
  if ('claim' in run)
    return isUnfilled(run.confirmed) ? <Placeholder text={`[To be confirmed: ${run.claim}]`} /> : run.claim
  return isUnfilled(run.fact) ? <Placeholder text={run.fact.placeholder} /> : run.fact
}

/** An unfilled fact. Not a `mark` element: in Firefox, Orca skips a `dt` or `dd` that contains nothing else. */
function Placeholder({ text }: { text: string }) {
  return <span className="placeholder">{text}</span>
}

/** An e-mail address as a link. */
export function Mail({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
