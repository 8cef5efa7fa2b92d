import { Fragment, type ReactNode } from 'react'
import type { Inline, Rich } from '../content/articleText'
import { contacts } from '../content/contacts'
import { Link } from '../ui/Link'

export interface RichTextProps {
  text: Rich
}

/** Inline content of a legal text: text, bold text, type-checked links, addresses and facts. */
export function RichText({ text }: RichTextProps) {
  const parts: readonly Inline[] = Array.isArray(text) ? text : [text]
  // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant, and parts have no id
  return parts.map((part, index) => (typeof part === 'string' ? part : <InlinePart key={index} part={part} />))
}

function InlinePart({ part }: { part: Exclude<Inline, string> }) {
  // Not a `strong` element: in Firefox, Orca skips one at the beginning of a `dd`.
  if ('strong' in part) return <b>{part.strong}</b>
  if ('link' in part) {
    return <Link {...part.target}>{part.link}</Link>
  }
  if ('web' in part) {
    return (
      <a href={part.web} rel="noreferrer">
        {part.web.replace('https://', '')}
      </a>
    )
  }
  if ('mail' in part) {
    const { address } = contacts[part.mail]
    return <a href={`mailto:${address}`}>{breakable(address)}</a>
  }
  // Not a `mark` element: in Firefox, Orca skips a `dt` or `dd` that contains nothing else.
  return part.fact.startsWith('[') ? <span className="placeholder">{part.fact}</span> : part.fact
}

/** An email address that breaks only before "@" and after ".". */
export const breakable = (address: string): ReactNode =>
  // Safari before 16.4 has no lookbehind, with which `split` would do the same.
  address.match(/@?[^@.]+\.?/g)?.map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
