/** Joins class names; what is missing is left out. */
export const cx = (...names: readonly (string | undefined)[]): string => names.filter(Boolean).join(' ')
