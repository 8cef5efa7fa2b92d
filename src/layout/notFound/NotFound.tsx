import { Text } from '@chakra-ui/react'
import { notFound } from '../../content/pages'
import { LinkButton } from '../../ui/Link'
import { PageHero } from '../../ui/pageHero/PageHero'

/** The page for every unknown URL. */
export function NotFound() {
  return (
    <PageHero
      page="notFound"
      title={notFound.title}
      lede={
        <>
          <Text textStyle="lede" maxW="[34rem]">
            {notFound.text}
          </Text>
          <LinkButton to="/" colorPalette="accent" size="lg">
            Go to the home page
          </LinkButton>
        </>
      }
      time="No time"
    />
  )
}
