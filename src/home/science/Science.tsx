import {
  Box,
  Container,
  chakra,
  DataList,
  type DataListItemValueProps,
  Heading,
  List,
  SimpleGrid,
  Text,
  useSlotRecipe,
  VisuallyHidden,
} from '@chakra-ui/react'
import { home } from '../../content/home'
import { spoken } from '../../content/race'
import { Hundred } from '../hundred/Hundred'
import { PartHead } from '../PartHead'
import { SectionHead, thirds } from '../SectionHead'
import { StepsDrawing } from './StepsDrawing'
import { scienceRecipe } from './science.recipe'

/**
 * The value of a data point. Its text for screen readers is a definition of its own: Orca with Firefox skips a
 * definition that has all its text in other elements.
 */
function Value({ value, css }: { value: string; css: DataListItemValueProps['css'] }) {
  const text = spoken[value]
  return (
    <>
      <DataList.ItemValue css={css} aria-hidden={text ? true : undefined}>
        {value}
      </DataList.ItemValue>
      {text && (
        <>
          {' '}
          <VisuallyHidden as="dd" userSelect="none">
            {text}
          </VisuallyHidden>
        </>
      )}
    </>
  )
}

/** How a prediction is made, in four steps, and the data points behind it, in three lists. */
export function Science() {
  const { title, deck, steps, dataPoints, lists } = home.science
  const styles = useSlotRecipe({ recipe: scienceRecipe })()
  return (
    <Box as="section" containerType="inline-size" pt={{ base: '10', md: 'section' }} id="science" aria-label={title}>
      <Container>
        <SectionHead title={title} deck={deck} current={1} />
      </Container>
      <Box css={styles.steps}>
        <Box css={styles.drawing}>
          <StepsDrawing />
        </Box>
        <List.Root variant="plain" as="ol" css={styles.list}>
          {steps.map((step, i) => (
            <List.Item key={step.title} css={styles.step}>
              <chakra.span css={styles.number} aria-hidden="true">
                {i + 1}
              </chakra.span>
              <Heading as="h3" size={{ base: 'xs', xl: 'md' }} css={styles.stepTitle}>
                {step.title}
              </Heading>
              <Text css={styles.stepText}>{step.text}</Text>
            </List.Item>
          ))}
        </List.Root>
      </Box>
      <Hundred />
      <Container>
        <PartHead title={dataPoints.title} deck={dataPoints.text} textStyle="dataTitle" />
        <SimpleGrid {...thirds} rowGap={{ base: '3.5', md: '6' }} mt={{ base: '4', md: '12' }}>
          {lists.map((list) => (
            <Box key={list.title} breakInside="avoid">
              <Heading as="h4" css={styles.listTitle}>
                {list.title}
              </Heading>
              <DataList.Root css={styles.values}>
                {list.items.map(([name, value]) => (
                  <DataList.Item key={name} css={styles.item}>
                    <DataList.ItemLabel css={styles.label}>{name}</DataList.ItemLabel>
                    <Value value={value} css={styles.value} />
                  </DataList.Item>
                ))}
              </DataList.Root>
            </Box>
          ))}
        </SimpleGrid>
      </Container>
    </Box>
  )
}
