import { chakra } from '../theme/chakra'
import { sectionalRulerRecipe } from '../theme/recipes/sectionHead'

const Root = chakra('div', sectionalRulerRecipe)

const marks = ['3f', '2f', '1f', 'Line'] as const

export interface SectionalRulerProps {
  /** Which of the four marks the section stands at, from 0. */
  current: 0 | 1 | 2 | 3
}

/** How far down the page the reader has come, as distance to the line. Decorative: headings say the same. */
export function SectionalRuler({ current }: SectionalRulerProps) {
  return (
    <Root className="sectional" aria-hidden="true">
      {marks.map((mark, i) => (
        <span key={mark} className={i === current ? 'on' : undefined}>
          {mark}
        </span>
      ))}
    </Root>
  )
}
