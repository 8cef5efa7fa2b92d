import { chakra, DataList, Heading } from '@chakra-ui/react'
import { isUnfilled } from '../content/facts'
import { type Block, fact, type Rich, type Table } from '../content/legalText'
import { site } from '../content/site'
import { boxesRecipe } from './prose.styles'
import { Mail, RichText } from './RichText'

/** Helplines or addresses, each in a box. */
const Boxes = chakra(DataList.Root, boxesRecipe)

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
  if ('h3' in block) {
    return (
      <Heading as="h3" size="xs">
        {block.h3}
      </Heading>
    )
  }
  if ('ul' in block) return <ul role="list">{items(block.ul)}</ul>
  if ('ol' in block) return <ol role="list">{items(block.ol)}</ol>
  if ('table' in block) return <LegalTable table={block.table} />
  if ('helplines' in block) {
    return (
      <Boxes>
        {Object.values(site.helplines).map(({ country, name, number, tel }) => (
          <div key={country}>
            <dt>{name}</dt>
            <dd>
              <a href={`tel:${tel}`}>{number}</a>
            </dd>
          </div>
        ))}
      </Boxes>
    )
  }
  const { name, address, phone, register, vat } = site.operator
  return (
    <Boxes size="sm">
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
      <div>
        <dt>Phone</dt>
        <dd>
          {isUnfilled(phone) ? (
            <RichText text={fact(phone)} />
          ) : (
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
          )}
        </dd>
      </div>
      {Object.entries({ 'Company number': register, VAT: vat }).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <RichText text={fact(value)} />
          </dd>
        </div>
      ))}
    </Boxes>
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

/** A table of two columns: the first holds row headings, and a group's name is the heading of the rows below it. */
function LegalTable({ table: { caption, head, groups } }: { table: Table }) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      {groups.map(({ name, rows }) => (
        <tbody key={name ?? caption}>
          {name && (
            <tr>
              {/* A heading of both columns (`col`): several screen readers and axe ignore `rowgroup`. */}
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
