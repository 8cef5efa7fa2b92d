/**
 * The number and the title of a section, in one text: screen readers stop at each part of a heading. A tab, to which the
 * recipes give a width, keeps the titles of a list aligned.
 */
export const numbered = (index: number, title: string): string => `${index + 1}.\t${title}`
