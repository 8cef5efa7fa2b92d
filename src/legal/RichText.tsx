import { isUnfilled } from '../content/facts'
import type { Inline, Rich } from '../content/legalText'
import type { Target } from '../content/pages'
import { site } from '../content/site'
import { PageLink } from '../ui/PageLink'
import { SectionLink } from '../ui/SectionLink'

export interface RichTextProps {
  text: Rich
}

/** A run of legal text: bold, typed links, addresses, facts, and statements that somebody still has to confirm. */
export function RichText({ text }: RichTextProps) {
  const runs: readonly Inline[] = Array.isArray(text) ? text : [text]
  // biome-ignore lint/suspicious/noArrayIndexKey: constant text; a run has no name but its place
  return runs.map((run, index) => <Run key={index} run={run} />)
}

function Run({ run }: { run: Inline }) {
  if (typeof run === 'string') return run
  if ('strong' in run) return <strong>{run.strong}</strong>
  if ('link' in run) return <TargetLink target={run.target}>{run.link}</TargetLink>
  if ('web' in run) {
    return (
      <a href={run.web} rel="noreferrer">
        {run.web.replace('https://', '')}
      </a>
    )
  }
  if ('mail' in run) return <Mail address={site.contacts[site.writeTo[run.mail]].address} />
  if ('claim' in run) return isUnfilled(run.confirmed) ? <mark>{`[To be confirmed: ${run.claim}]`}</mark> : run.claim
  return isUnfilled(run.fact) ? <mark>{run.fact.placeholder}</mark> : run.fact
}

function TargetLink({ target, children }: { target: Target; children: string }) {
  return target.section ? (
    <SectionLink to={target.to} section={target.section}>
      {children}
    </SectionLink>
  ) : (
    <PageLink to={target.to}>{children}</PageLink>
  )
}

/** An e-mail address as a link. */
export function Mail({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
