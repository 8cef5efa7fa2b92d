/** Position in the photo finish of `--t`, a time in hundredths of a second behind the winner. */
export const timePosition = 'calc(var(--line) - var(--t)*var(--cs))'

/** Sets `--t` of the elements with such a time in `data-behind`. */
export const setTimes = (list: readonly { readonly behind: number }[]) =>
  Object.fromEntries(list.map(({ behind }) => [`& [data-behind="${behind}"]` as const, { '--t': `${behind}` }]))
