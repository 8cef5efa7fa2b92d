import { Link as ChakraLink, createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { PagePath, SectionId } from '../content/pages'

interface PageTarget<Path extends PagePath> {
  to: Path
  /** An id that page `to` has; any other does not compile. Without it the link leads to the top of the page. */
  section?: SectionId<Path> | undefined
}

/** Makes a link to a page of the site, or to one of its sections, from one of Chakra's. */
function createPageLink<Props extends HTMLChakraProps<'a'>>(anchor: ComponentType<Props>) {
  const RouterLink = createLink(anchor as typeof ChakraLink)
  return function PageLink<Path extends PagePath>({
    to,
    section,
    ...rest
  }: PageTarget<Path> & Omit<Props, 'href' | keyof PageTarget<Path>>) {
    return (
      <RouterLink
        {...(rest as object)}
        to={to as PagePath}
        {...(section && { hash: section })}
        // A link to a section is not one to the current page.
        activeOptions={{ exact: true, includeSearch: false, includeHash: section !== undefined }}
      />
    )
  }
}

/** A link to a page of the site or to one of its sections, with all props of Chakra's `Link`. */
export const Link = createPageLink(ChakraLink)

const { withContext } = createRecipeContext({ key: 'button' })

/** Such a link that looks like a button, with the variants of Chakra's `Button`. */
export const LinkButton = createPageLink(
  withContext<HTMLAnchorElement, HTMLChakraProps<'a'> & RecipeProps<'button'>>('a'),
)
