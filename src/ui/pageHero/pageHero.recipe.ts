import { defineSlotRecipe } from '@chakra-ui/react'

const content = 'min({sizes.8xl},100% - 2*{spacing.margin})'

/** The winning post's disc seen from the front: accent, background, accent. Radii in px. */
const disc = (center: number, ring: number, edge: number, accent = '{colors.accent.solid}', bg = '{colors.bg}') =>
  `radial-gradient(circle,${accent} 0 ${center}px,${bg} ${center + 0.5}px ${ring}px,${accent} ${ring + 0.5}px ${edge}px)` as const

/** A row of the page's grid. `contain`: elements that span several columns must not widen them. */
const row = { gridColumn: '2/5', contain: 'inline-size' } as const

/**
 * The first region of a page: headline, lede, photo finish with the winning line, and the content below it. At 64em and
 * above, the line is in the gutter after column 8 of 12.
 */
export const pageHeroRecipe = defineSlotRecipe({
  slots: ['root', 'title', 'lede', 'finish'],
  base: {
    root: {
      '--line': '74cqw',
      // In right-to-left layouts, drawings are not mirrored; only their text changes direction.
      direction: 'ltr',
      '& > *': { '[dir=rtl] &': { direction: 'rtl' } },
      containerType: 'inline-size',
      display: 'grid',
      gridTemplateColumns: '{spacing.margin} minmax(min-content,5fr) {spacing.gutter} minmax(0,8fr) {spacing.margin}',
      paddingTop: '5',
      md: { paddingTop: '8' },
      mdOnly: {
        gridTemplateColumns: '{spacing.margin} minmax(0,7fr) calc({spacing.gutter}*2) minmax(0,6fr) {spacing.margin}',
      },
      lg: {
        '--W': 'min({sizes.8xl},100cqw - 2*{spacing.margin})',
        '--line': 'calc((100cqw - var(--W))/2 + (var(--W) + {spacing.gutter})*8/12 - {spacing.gutter}/2)',
        gridTemplateColumns: `minmax({spacing.margin},1fr) calc((${content} + {spacing.gutter})*8/12 - {spacing.gutter}) {spacing.gutter} calc((${content} + {spacing.gutter})*4/12 - {spacing.gutter}) minmax({spacing.margin},1fr)`,
      },
    },
    title: {
      ...row,
      marginInlineStart: '-.035em',
      // On a phone, the title breaks where its text has line breaks.
      textWrap: 'wrap',
      whiteSpace: 'pre-line',
      md: { whiteSpace: 'normal' },
      _print: { whiteSpace: 'normal', textWrap: 'balance', fontSize: '36pt' },
    },
    lede: {
      ...row,
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '22px 40px',
      marginTop: '6',
      color: 'fg.muted',
      '& > p': { maxWidth: '34rem' },
      md: { flexWrap: 'nowrap', justifyContent: 'space-between', '& > a': { flex: 'none', maxWidth: '50%' } },
      lg: {
        gridColumn: '2',
        justifyContent: 'flex-start',
        gap: '10',
        minHeight: '88px',
        marginTop: '30px',
        paddingInlineEnd: '6',
        '& > p': { flex: '0 1 31rem' },
      },
    },
    finish: {
      contain: 'inline-size',
      position: 'relative',
      zIndex: '1',
      gridColumn: '1/-1',
      gridRow: '3',
      width: '2px',
      marginTop: '30px',
      translate: 'calc(var(--line) - 1px)',
      backgroundColor: 'accent.solid',
      _before: {
        content: '""',
        position: 'absolute',
        top: '0',
        left: '50%',
        boxSize: '30px',
        borderRadius: 'full',
        transform: 'translate(-50%,-50%)',
        backgroundImage: disc(5.5, 10, 15),
      },
      lg: {
        gridColumn: '3',
        gridRow: '2/6',
        justifySelf: 'center',
        marginTop: '38px',
        translate: 'none',
        _before: { top: '-2px', boxSize: '34px', backgroundImage: disc(6.5, 11.5, 17) },
      },
      _highContrast: {
        backgroundColor: 'Highlight',
        _before: { forcedColorAdjust: 'none', backgroundImage: disc(6.5, 11.5, 17, 'Highlight', 'Canvas') },
      },
      _print: { display: 'none' },
    },
  },
})
