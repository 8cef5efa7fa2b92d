import { type Block, fact, type Rich, type Table } from '../content/legalText'
import { site } from '../content/site'
import { Heading } from '../ui/Heading'
import { boxesRecipe } from './prose.styles'
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
    const styles = boxesRecipe()
    return (
      <dl className={styles.root}>
        {Object.values(site.helplines).map(({ country, name, number, tel }) => (
          <div key={country} className={styles.box}>
            <dt className={styles.label}>{name}</dt>
            <dd className={styles.value}>
              <a href={`tel:${tel}`}>{number}</a>
            </dd>
          </div>
        ))}
      </dl>
    )
  }
  const { name, address, phone, register, vat } = site.operator
  const styles = boxesRecipe({ size: 'sm' })
  return (
    <dl className={styles.root}>
      {block.contacts.map((key) => (
        <div key={key} className={styles.box}>
          <dt className={styles.label}>{site.contacts[key].label}</dt>
          <dd className={styles.value}>
            <Mail address={site.contacts[key].address} />
          </dd>
        </div>
      ))}
      <div className={styles.box}>
        <dt className={styles.label}>
          <RichText text={fact(name)} />
        </dt>
        <dd className={styles.value}>
          <RichText text={fact(address)} />
        </dd>
      </div>
      {Object.entries({ Phone: phone, 'Company number': register, VAT: vat }).map(([label, value]) => (
        <div key={label} className={styles.box}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <RichText text={fact(value)} />
          </dd>
        </div>
      ))}
    </dl>
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
