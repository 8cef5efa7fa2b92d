/** Returns the list; throws when it is empty, since a loop over it would test nothing. */
export function someOf<Item>(list: Iterable<Item>, what: string): [Item, ...Item[]] {
  const [first, ...rest] = list
  if (first === undefined) throw new Error(`No ${what} found: nothing would be judged.`)
  return [first, ...rest]
}

/** The one item of a list; throws when there is none or several. */
export function onlyOne<Item>(list: Iterable<Item>, what: string): Item {
  const [item, ...others] = someOf(list, what)
  if (others.length > 0) throw new Error(`${others.length + 1} of ${what} found instead of one.`)
  return item
}
