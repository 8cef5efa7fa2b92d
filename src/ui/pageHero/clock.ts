/** Position in the photo finish of `--t`, a time in hundredths of a second behind the winner. */
export const timePosition = 'calc(var(--line) - var(--t)*var(--cs))'

/** Sets `--t` of each span in a slot, in order. */
export const setTimes = (list: readonly { readonly behind: number }[]) =>
  Object.fromEntries(list.map(({ behind }, i) => [`& span:nth-of-type(${i + 1})` as const, { '--t': `${behind}` }]))
