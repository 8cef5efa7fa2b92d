import { contactFor, contacts } from '../content/contacts'
import type { Inline, Rich } from '../content/legalText'
import { Link } from '../ui/Link'

export interface RichTextProps {
  text: Rich
}

/**
 * Inline content of a legal text: text, bold text, typed links, addresses and facts.
 *
 * @throws when it contains anything else, such as a list, so that the build fails instead of leaving out text
 */
export function RichText({ text }: RichTextProps) {
  const parts: readonly Inline[] = Array.isArray(text) ? text : [text]
  // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant, and parts have no id
  return parts.map((part, index) => <InlineText key={index} part={part} />)
}

function InlineText({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  // Not a `strong` element: in Firefox, Orca skips one at the beginning of a `dd`.
  if ('strong' in part) return <b>{part.strong}</b>
  if ('link' in part) {
    return (
      <Link to={part.target.to} section={part.target.section}>
        {part.link}
      </Link>
    )
  }
  if ('web' in part) {
    return (
      <a href={part.web} rel="noreferrer">
        {part.web.replace('https://', '')}
      </a>
    )
  }
  if ('mail' in part) return <Mail address={contacts[contactFor[part.mail]].address} />
  if (!('fact' in part)) throw cannotShow(part)
  // Not a `mark` element: in Firefox, Orca skips a `dt` or `dd` that contains nothing else.
  return part.fact.startsWith('[') ? <span className="placeholder">{part.fact}</span> : part.fact
}

/** The error for a part of a legal text that no component shows. It is a type error too, but builds skip type checks. */
export const cannotShow = (part: unknown): Error => new Error(`a legal page cannot show ${JSON.stringify(part)}`)

/** An e-mail address as a link. */
export function Mail({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
