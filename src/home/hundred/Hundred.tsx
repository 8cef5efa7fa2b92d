import { Box, Button, Container, chakra, Text, useSlotRecipe } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { home } from '../../content/home'
import { type Runner, race, topPick } from '../../content/race'
import { PartHead } from '../PartHead'
import { SilkSymbols, silkOf } from '../Silks'
import { average, drawWinner, longestLosingRun, usualRange } from './chances'
import { hundredRecipe } from './hundred.recipe'

const text = home.science.hundred

const winsOf = (runner: Runner, winners: readonly Runner[]) => winners.filter((winner) => winner === runner).length

/** The second line of text after a hundred runs. */
function expectation(runner: Runner, winners: readonly Runner[]): string {
  const { low, high } = usualRange(runner.chance)
  const wins = winsOf(runner, winners)
  const isUsual = low <= wins && wins <= high
  return `${text.usual(runner, low, high)} ${isUsual ? text.losingRun(longestLosingRun(winners, runner)) : text.unusual}`
}

/** The two lines of text after some runs; before the first, the first line is in the page for every horse. */
function linesOf(
  winners: readonly Runner[],
  chosen: Runner | undefined,
): [headline: string | undefined, detail: string] {
  const runner = chosen ?? topPick
  const wins = winsOf(runner, winners)
  const last = winners.at(-1)
  if (!last) return [undefined, text.nothingRun]
  if (winners.length === average.length) return [text.result(runner, wins), expectation(runner, winners)]
  return [text.run(winners.length, last), chosen ? text.tally(chosen, winners.length - wins, wins) : text.follow]
}

/**
 * What a win chance is: the race of the page run a hundred times, as a wall of the winners' silks. Until the first run,
 * it shows the average. CSS marks the silks and the sentence of the chosen horse (hundred.recipe.ts).
 */
export function Hundred() {
  const styles = useSlotRecipe({ recipe: hundredRecipe })()
  const field = useRef<HTMLFieldSetElement>(null)
  const [chosen, setChosen] = useState<Runner>()
  const [isReady, setIsReady] = useState(false)
  const [winners, setWinners] = useState<readonly Runner[]>([])
  /** The winners that the text is about: the same, except while they are being uncovered. */
  const [told, setTold] = useState(winners)
  const [scans, setScans] = useState(0)

  // A horse may have been chosen before hydration, by the visitor or, after Back, by the browser.
  const choose = () => {
    const number = field.current?.querySelector<HTMLInputElement>(':checked')?.value
    setChosen(race.runners.find((runner) => `${runner.number}` === number))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    choose()
    setIsReady(true)
  }, [])

  const isFull = winners.length === average.length
  const show = (next: readonly Runner[]) => {
    setWinners(next)
    setTold(next)
  }
  const runOne = () => show(isFull ? [] : [...winners, drawWinner()])
  const runAll = () => {
    const before = isFull ? [] : winners
    const next = [...before, ...Array.from({ length: average.length - before.length }, drawWinner)]
    setScans(scans + 1)
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) show(next)
    else setWinners(next)
  }

  const isTold = told.length === average.length
  const [headline, detail] = linesOf(told, chosen)
  const labels = text.buttons(winners.length)
  const shown = winners.length > 0 ? winners : average
  return (
    <Box css={styles.root} id="hundred">
      <SilkSymbols />
      <Container>
        <PartHead title={text.title} deck={text.deck} textStyle="partTitle" />
        <chakra.fieldset ref={field} css={styles.field}>
          <chakra.legend css={styles.legend}>{isTold ? text.counted : text.choose}</chakra.legend>
          {race.runners.map((runner) => (
            <chakra.label key={runner.number} css={styles.horse}>
              <chakra.input type="radio" name="horse" value={runner.number} onChange={choose} css={styles.radio} />
              <svg viewBox="0 0 40 36" aria-hidden="true">
                <use href={silkOf(runner)} />
              </svg>
              <chakra.span css={styles.runner}>
                <b>{runner.number}</b>
                <chakra.span css={styles.name}>
                  {` ${runner.name} `}
                  <chakra.span css={styles.chance}>
                    {`${runner.chance}%${isTold ? ` · ${winsOf(runner, told)}` : ''}`}
                  </chakra.span>
                </chakra.span>
              </chakra.span>
            </chakra.label>
          ))}
        </chakra.fieldset>
        <Box
          key={scans}
          css={styles.wall}
          animation={scans > 0 ? '[scan .6s ease-out]' : undefined}
          onAnimationEnd={() => setTold(winners)}
          aria-hidden="true"
        >
          {average.map((_, place) => {
            const winner = shown[place]
            const isNew = place === winners.length - 1 && !isFull
            return (
              // biome-ignore lint/a11y/noSvgWithoutTitle: the wall is hidden from screen readers
              // biome-ignore lint/suspicious/noArrayIndexKey: a place of the wall
              <svg key={place} viewBox="0 0 40 36" className={winner && `horse-${winner.number}${isNew ? ' new' : ''}`}>
                {winner && <use href={silkOf(winner)} />}
              </svg>
            )
          })}
        </Box>
        <Box css={styles.foot}>
          <Text css={styles.text} role="status">
            <chakra.b css={styles.headline}>
              {headline ??
                race.runners.map((runner) => (
                  <span key={runner.number} className={`horse-${runner.number}`}>
                    {`${text.average(runner)} `}
                  </span>
                ))}
            </chakra.b>
            <span>{detail}</span>
          </Text>
          <Box css={styles.buttons}>
            {/* The cells keep the buttons' space. */}
            <div>
              {isReady && (
                <Button w="full" px="1" onClick={runAll}>
                  {labels.all}
                </Button>
              )}
            </div>
            <div>
              {isReady && (
                <Button w="full" variant="outline" px="1" onClick={runOne}>
                  {labels.one}
                </Button>
              )}
            </div>
          </Box>
        </Box>
        <Text maxW="4xl" mt="3.5" color="fg.muted" fontSize="sm" lineHeight="short" textWrap="balance">
          {text.note}
        </Text>
      </Container>
    </Box>
  )
}
