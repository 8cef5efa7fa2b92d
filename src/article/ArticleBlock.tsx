import { Fragment, type ReactNode } from 'react'
import { type Block, type Entry, fact, type Rich, type Table } from '../content/articleText'
import { contacts } from '../content/contacts'
import { site } from '../content/site'
import { Boxes, BoxItem, BoxLabel, BoxLink } from './Boxes'
import { breakable, RichText } from './RichText'

export interface ArticleBlockProps {
  block: Block
}

/** One block of a legal section: paragraph, list, subheading, table, entries, or boxes of helplines or addresses. */
export function ArticleBlock({ block }: ArticleBlockProps) {
  if ('p' in block) {
    return (
      <p>
        <RichText text={block.p} />
      </p>
    )
  }
  if ('h3' in block) return <h3>{block.h3}</h3>
  if ('ul' in block) return <ul role="list">{items(block.ul)}</ul>
  if ('ol' in block) return <ol role="list">{items(block.ol)}</ol>
  if ('table' in block) return <ArticleTable table={block.table} />
  if ('entries' in block) {
    return block.entries.map(({ name, details }) => (
      <Fragment key={name}>
        <h4>{name}</h4>
        <Details details={details} />
      </Fragment>
    ))
  }
  if ('helplines' in block) {
    return (
      <Boxes>
        {Object.values(site.helplines).map(({ country, name, number, tel }) => (
          <BoxItem key={country}>
            <BoxLabel>{name}</BoxLabel>
            <dd>
              <BoxLink href={`tel:${tel}`}>{number}</BoxLink>
            </dd>
          </BoxItem>
        ))}
      </Boxes>
    )
  }
  const { name, address, phone, register, vat } = site.operator
  return (
    <Boxes size="sm">
      {block.contacts.map((key) => (
        <BoxItem key={key}>
          <BoxLabel>{contacts[key].label}</BoxLabel>
          <dd>
            <BoxLink href={`mailto:${contacts[key].address}`}>{breakable(contacts[key].address)}</BoxLink>
          </dd>
        </BoxItem>
      ))}
      <BoxItem>
        <BoxLabel>
          <RichText text={fact(name)} />
        </BoxLabel>
        <dd>
          <RichText text={fact(address)} />
        </dd>
      </BoxItem>
      <BoxItem>
        <BoxLabel>Phone</BoxLabel>
        <dd>
          {phone ? (
            <BoxLink href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</BoxLink>
          ) : (
            <RichText text={fact('[Phone number]')} />
          )}
        </dd>
      </BoxItem>
      {register && (
        <BoxItem>
          <BoxLabel>Company number</BoxLabel>
          <dd>{register}</dd>
        </BoxItem>
      )}
      {vat && (
        <BoxItem>
          <BoxLabel>VAT number</BoxLabel>
          <dd>{vat}</dd>
        </BoxItem>
      )}
    </Boxes>
  )
}

/** A name and its text in a description list. */
function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function items(list: readonly Rich[]) {
  return list.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant, and items have no id
    <li key={index}>
      <RichText text={item} />
    </li>
  ))
}

/**
 * A two-column table whose first column contains the row headings. The roles are for Safari: it drops those of table
 * elements with another `display`, as on phones.
 */
function ArticleTable({ table: { caption, head, rows } }: { table: Table }) {
  return (
    <table role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {head[0]}
          </th>
          <th role="columnheader" scope="col">
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(([heading, text]) => (
          <tr key={heading} role="row">
            <th role="rowheader" scope="row">
              {heading}
            </th>
            <td role="cell">
              <RichText text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Names, each with its text. */
export function Details({ details }: Pick<Entry, 'details'>) {
  return (
    <dl>
      {details.map(([name, text]) => (
        <Detail key={name} label={name}>
          <RichText text={text} />
        </Detail>
      ))}
    </dl>
  )
}
