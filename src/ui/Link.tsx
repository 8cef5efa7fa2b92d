import { Link as ChakraLink, createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'
import type { PagePath, SectionId } from '../content/pages'

interface PageTarget<Path extends PagePath> {
  to: Path
  /** A section of page `to`; any other id is a type error. Without it, the link goes to the top of the page. */
  section?: SectionId<Path> | undefined
}

/**
 * Drops the attributes that the router adds to every link to the current URL: in a sentence, "current page" would be
 * wrong. Only `NavLink` keeps them.
 */
function unmarked<Props extends object>(Anchor: ComponentType<Props> | 'a'): ComponentType<Props> {
  return (props) => <Anchor {...props} {...{ 'aria-current': undefined, 'data-status': undefined }} />
}

/** Turns a component into a link to a page of the site or to one of its sections. */
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
        activeOptions={{ exact: true, includeSearch: false, includeHash: section !== undefined }}
        activeProps={{}}
      />
    )
  }
}

/** A link to a page of the site or to one of its sections, with all props of Chakra's `Link`. */
export const Link = createPageLink(unmarked(ChakraLink))

/** The same link for a list of pages: the link to the current page has `aria-current="page"`. */
export const NavLink = createPageLink(ChakraLink)

/** The same link without Chakra's props, for legal text, which has dozens of links and styles them itself. */
export const PlainLink = createPageLink(unmarked<ComponentProps<'a'>>('a'))

const { withContext } = createRecipeContext({ key: 'button' })

/** The same link as a button, with the variants of Chakra's `Button`. */
export const LinkButton = createPageLink(
  unmarked(withContext<HTMLAnchorElement, HTMLChakraProps<'a'> & RecipeProps<'button'>>('a')),
)
