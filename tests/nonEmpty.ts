/** Returns the list; throws when it is empty, since a test that loops over it would check nothing. */
export function nonEmpty<Item>(list: Iterable<Item>, what: string): [Item, ...Item[]] {
  const [first, ...rest] = list
  if (first === undefined) throw new Error(`No ${what} found.`)
  return [first, ...rest]
}
