/** Returns the list, or throws if it is empty: a test that loops over an empty list would check nothing. */
export function nonEmpty<Item>(list: Iterable<Item>, what: string): [Item, ...Item[]] {
  const [first, ...rest] = list
  if (first === undefined) throw new Error(`No ${what} found.`)
  return [first, ...rest]
}
