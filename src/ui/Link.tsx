import { Link as ChakraLink, createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'
import type { PagePath, SectionId } from '../content/pages'

interface PageTarget<Path extends PagePath> {
  to: Path
  /** A section of page `to`; any other id is a type error. Without it, the link goes to the top of the page. */
  section?: SectionId<Path> | undefined
}

/** Makes a link to a page of the site, or to one of its sections, from a component. */
function createPageLink<Props extends object>(anchor: ComponentType<Props>) {
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
        // A link to a section does not count as a link to the current page.
        activeOptions={{ exact: true, includeSearch: false, includeHash: section !== undefined }}
      />
    )
  }
}

/** A link to a page of the site or to one of its sections, with all props of Chakra's `Link`. */
export const Link = createPageLink(ChakraLink)

/** The same link without Chakra's props, for legal text, which has dozens of links and styles them itself. */
export const PlainLink = createPageLink((props: ComponentProps<'a'>) => <a {...props} />)

const { withContext } = createRecipeContext({ key: 'button' })

/** The same link as a button, with the variants of Chakra's `Button`. */
export const LinkButton = createPageLink(
  withContext<HTMLAnchorElement, HTMLChakraProps<'a'> & RecipeProps<'button'>>('a'),
)
