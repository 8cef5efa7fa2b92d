import { chakra, DataList, Heading } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type Fact, isUnfilled } from '../content/facts'
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
          <LabeledBox key={country} label={name}>
            <a href={`tel:${tel}`}>{number}</a>
          </LabeledBox>
        ))}
      </Boxes>
    )
  }
  const { name, address, phone, register, vat } = site.operator
  const factText = (value: Fact<string>) => <RichText text={fact(value)} />
  return (
    <Boxes size="sm">
      {block.contacts.map((key) => (
        <LabeledBox key={key} label={site.contacts[key].label}>
          <Mail address={site.contacts[key].address} />
        </LabeledBox>
      ))}
      <LabeledBox label={factText(name)}>{factText(address)}</LabeledBox>
      <LabeledBox label="Phone">
        {isUnfilled(phone) ? factText(phone) : <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      </LabeledBox>
      <LabeledBox label="Company number">{factText(register)}</LabeledBox>
      <LabeledBox label="VAT">{factText(vat)}</LabeledBox>
    </Boxes>
  )
}

function LabeledBox({ label, children }: { label: ReactNode; children: ReactNode }) {
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
