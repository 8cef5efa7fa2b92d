import { type Block, fact, type Rich, type Table } from '../content/legalText'
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
  if ('ul' in block) return <ul role="list">{items(block.ul)}</ul>
  if ('ol' in block) return <ol role="list">{items(block.ol)}</ol>
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
  const { name, address, phone, register, vat } = site.operator
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
      <div>
        <dt>
          <RichText text={fact(name)} />
        </dt>
        <dd>
          <RichText text={fact(address)} />
        </dd>
      </div>
      {Object.entries({ Phone: phone, 'Company number': register, VAT: vat }).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <RichText text={fact(value)} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function items(list: readonly Rich[]) {
  return list.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: constant text; an item has no name but its place
    <li key={index}>
      <RichText text={item} />
    </li>
  ))
}

/** A table of two columns: the first heads its rows, and a group's name heads the rows below it. */
function LegalTable({ table: { caption, head, groups } }: { table: Table }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          {head[1] ? <th scope="col">{head[1]}</th> : <td />}
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name ?? caption}>
          {name && (
            <tr>
              {/* Of both columns: as a heading of the group (`rowgroup`) several readers and axe pass it over. */}
              <th scope="col" colSpan={2}>
                {name}
              </th>
            </tr>
          )}
          {rows.map(([heading, text]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              <td>
                <RichText text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
