/** Position in the photo finish, `--t` hundredths of a second behind the winner. */
export const onTheClock = 'calc(var(--line) - var(--t)*var(--cs))'

/** Sets `--t` on each span of a slot in turn. */
export const times = (list: readonly { readonly behind: number }[]) =>
  Object.fromEntries(list.map(({ behind }, i) => [`& span:nth-of-type(${i + 1})` as const, { '--t': `${behind}` }]))
