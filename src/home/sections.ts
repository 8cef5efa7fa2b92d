import type { SectionId } from '../content/pages'

/** The id of the heading that names a section of the home page. */
export const headingOf = (section: SectionId<'/'>) => `${section}-heading` as const
