import {
  Link as ChakraLink,
  type LinkProps as ChakraLinkProps,
  createRecipeContext,
  type HTMLChakraProps,
  type RecipeProps,
} from '@chakra-ui/react'
import { createLink } from '@tanstack/react-router'
import type { Target } from '../content/pages'

/**
 * The site's three kinds of link, made as Chakra and TanStack Router document it (https://chakra-ui.com/docs/components/link,
 * https://tanstack.com/router/latest/docs/framework/react/guide/custom-link). Each takes a page, `to`, and optionally one
 * of its sections, `section`; any other id is a type error. For other sites, use Chakra's `Link`.
 */
export type LinkProps = Target & Omit<ChakraLinkProps, RouterProp>

/** Props of an anchor that the router sets, or to which it gives another meaning. */
type RouterProp = 'href' | 'target' | 'mask'

const NavAnchor = createLink(ChakraLink)

/** A link in a list of pages: the link to the current page has `aria-current="page"`. */
export function NavLink({ to, section, ...props }: LinkProps) {
  return <NavAnchor {...props} {...routerProps({ to, section } as Target)} />
}

const TextAnchor = createLink((props: ChakraLinkProps) => <ChakraLink {...props} {...unmarked} />)

/** A link in a sentence. */
export function Link({ to, section, ...props }: LinkProps) {
  return <TextAnchor {...props} {...routerProps({ to, section } as Target)} />
}

export type LinkButtonProps = Target & Omit<HTMLChakraProps<'a'> & RecipeProps<'button'>, RouterProp>

const { withContext } = createRecipeContext({ key: 'button' })
const ButtonAnchor = withContext<HTMLAnchorElement, HTMLChakraProps<'a'> & RecipeProps<'button'>>('a')
const RouterButton = createLink((props: Parameters<typeof ButtonAnchor>[0]) => (
  <ButtonAnchor {...props} {...unmarked} />
))

/** A link that looks like a button, with the variants of Chakra's `Button`. */
export function LinkButton({ to, section, ...props }: LinkButtonProps) {
  return <RouterButton {...props} {...routerProps({ to, section } as Target)} />
}

/** Removes what the router adds to a link to the current page: in a sentence, "current page" would be wrong. */
const unmarked = { 'aria-current': undefined, 'data-status': undefined } as const

function routerProps({ to, section }: Target) {
  return {
    to,
    hash: section ?? '',
    activeOptions: { exact: true, includeSearch: false, includeHash: section !== undefined },
    // Otherwise, the router would add the class `active`.
    activeProps: {},
  }
}
