import { Link as ChakraLink, createRecipeContext, type HTMLChakraProps, type RecipeProps } from '@chakra-ui/react'
import { createLink, useRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { PagePath, SectionId, Target } from '../content/pages'
import { goTo, isPlainClick } from './jump'

interface PageTarget<Path extends PagePath> {
  to: Path
  /** An id that page `to` has; any other does not compile. Without it the link leads to the top of the page. */
  section?: SectionId<Path> | undefined
  /** Whether the link carries `aria-current="page"` on its own page. One link of a page is enough. */
  marked?: boolean | undefined
}

/** The router's class `active` has no styles. */
const NO_PROPS = {}

/**
 * Makes a link of the site from one of Chakra's: to a page, or to a section of it. A link to the current page jumps on
 * every click, which a router link would not (TanStack/router#3437).
 */
function createPageLink<Props extends HTMLChakraProps<'a'>>(Anchor: ComponentType<Props>) {
  const Marked = createLink((props: HTMLChakraProps<'a'>) => <Anchor {...(props as Props)} />)
  const Unmarked = createLink(({ 'aria-current': _, ...rest }: HTMLChakraProps<'a'>) => <Anchor {...(rest as Props)} />)
  return function PageLink<Path extends PagePath>({
    to,
    section,
    marked,
    onClick,
    ...rest
  }: PageTarget<Path> & Omit<Props, 'href' | keyof PageTarget<Path>>) {
    const router = useRouter()
    const RouterLink = marked ? Marked : Unmarked
    return (
      <RouterLink
        {...(rest as object)}
        {...(section && { hash: section, hashScrollIntoView: { behavior: 'instant' } })}
        to={to as PagePath}
        activeProps={NO_PROPS}
        activeOptions={{ exact: true, includeSearch: false }}
        onClick={(event: React.MouseEvent<HTMLAnchorElement>) => {
          onClick?.(event)
          if (event.defaultPrevented || !isPlainClick(event) || router.state.location.pathname !== to) return
          event.preventDefault()
          goTo({ to, section } as Target, router)
        }}
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
