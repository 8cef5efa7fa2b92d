/** Media queries of the breakpoints (docs/design.md section 3). */
export const phone = '@media (max-width: 47.999em)'
export const tablet = '@media (min-width: 48em)'
export const tabletOnly = '@media (min-width: 48em) and (max-width: 63.999em)'
export const tabletOrPrint = '@media print, (min-width: 48em)'
export const desktop = '@media (min-width: 64em)'
