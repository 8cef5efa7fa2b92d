import type { Block } from '../content/legalText'
import { isUnfilled } from '../content/facts'
import { site } from '../content/site'
import { Mail, RichText } from './RichText'

export interface LegalBlockProps {
  block: Block
}

/** One block of a legal section: paragraph, list, sub-heading, table, or the boxes of helplines and addresses. */
export function LegalBlock({ block }: LegalBlockProps) {
  if ('p' in block) {
    return (
      <p>
        <RichText text={block.p} />
      </p>
    )
  }
  if ('h3' in block) return <h3>{block.h3}</h3>
  if ('ul' in block) {
    return (
      <ul role="list">
        {block.ul.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: constant text; an item has no name but its place
          <li key={index}>
            <RichText text={item} />
          </li>
        ))}
      </ul>
    )
  }
  if ('table' in block) return <LegalTable table={block.table} />
  if ('helplines' in block) {
    return (
      <dl className="boxes">
        {Object.values(site.helplines).map(({ country, name, number, tel }) => (
          <div key={country}>
            <dt>{name}</dt>
            <dd>
              <a href={`tel:${tel}`}>{number}</a>
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  const { name, address } = site.operator
  return (
    <dl className="boxes mail">
      {block.contacts.map((key) => (
        <div key={key}>
          <dt>{site.contacts[key].label}</dt>
          <dd>
            <Mail address={site.contacts[key].address} />
          </dd>
        </div>
      ))}
      {!isUnfilled(address) && (
        <div>
          <dt>{name}</dt>
          <dd>{address}</dd>
        </div>
      )}
    </dl>
  )
}

/** A table whose first column heads its rows. On narrow screens each row becomes a block under its heading. */
function LegalTable({ table }: { table: Extract<Block, { table: unknown }>['table'] }) {
  return (
    // Roles are written out: CSS `display: block` on narrow screens takes a table's own away.
    <table role="table">
      <caption>{table.caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {table.head.map((title) => (
            <th key={title} role="columnheader" scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {table.rows.map(([heading, ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: constant text; a row has no name but its place
          <tr key={row} role="row">
            <th role="rowheader" scope="row">
              <RichText text={heading ?? ''} />
            </th>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: constant text; a cell has no name but its place
              <td key={column} role="cell">
                <span className="column" aria-hidden="true">
                  {table.head[column + 1]}
                </span>
                <span>
                  <RichText text={cell} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
