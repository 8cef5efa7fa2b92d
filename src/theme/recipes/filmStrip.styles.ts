import { defineRecipe } from '../defineRecipe'
import { race } from '../../content/race'

/** Sets `--t`, hundredths of a second behind the winner, on each child of `parent` in turn. */
const clock = (parent: string, times: readonly { readonly behind: number }[]) =>
  Object.fromEntries(times.map(({ behind }, i) => [`& ${parent} span:nth-of-type(${i + 1})`, { '--t': `${behind}` }]))

const onTheClock = 'calc(var(--line) - var(--t)*var(--cs))'
const ticks = (towards: 'left' | 'right') =>
  `repeating-linear-gradient(to ${towards},{colors.tick} 0 1px,transparent 1px var(--cs))` as const

/**
 * The photo-finish film and its time rule. `--line`, where the winning line stands, comes from the page.
 * `--s` is pixels per metre and `--cs` pixels per hundredth of a second at 17 m/s: ticks and flags are true at every size.
 */
export const filmStripRecipe = defineRecipe({
  className: 'film-strip',
  base: {
    '--h': 'clamp(208px,22cqw,400px)',
    '--s': 'calc(var(--h)/2.78)',
    '--cs': 'calc(var(--s)*.17)',
    position: 'relative',
    '& .film': {
      position: 'relative',
      height: 'var(--h)',
      background: '{gradients.filmNoise},{gradients.film}',
      overflow: 'hidden',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
    },
    /* The line stands at 98.145% of the small picture and 99.223% of the others. */
    '& img': {
      position: 'absolute',
      top: '0',
      left: 'var(--line)',
      width: 'auto',
      maxWidth: 'none',
      height: '100%',
      transform: 'translateX(-98.145%)',
      '@media (min-width: 630.02px)': { transform: 'translateX(-99.223%)' },
    },
    '& .noses': { position: 'absolute', inset: '0', zIndex: '1' },
    ...clock('.noses', race.finish),
    '& .noses span': {
      position: 'absolute',
      top: '0',
      bottom: '0',
      left: onTheClock,
      width: '1px',
      backgroundColor: 'film.fg',
      color: 'film.fg',
      fontSize: 'min(.8125rem,calc(var(--cs)*1.15))',
      lineHeight: '1.7',
    },
    '& b': {
      position: 'absolute',
      right: '0',
      bottom: '0',
      minWidth: '1.7em',
      paddingInline: '.4em',
      backgroundColor: 'film.fg',
      color: 'film.chip',
      fontWeight: '720',
      textAlign: 'center',
    },
    '& i': {
      position: 'absolute',
      right: '2em',
      bottom: '0',
      fontStyle: 'normal',
      fontWeight: '620',
      fontStretch: '82%',
      whiteSpace: 'nowrap',
    },
    '& .clock': {
      position: 'relative',
      height: '44px',
      overflow: 'hidden',
      color: 'fg.3',
      fontSize: 'min(.8125rem,calc(var(--cs)*1.05))',
      fontWeight: '560',
      fontStretch: '86%',
      fontFeatureSettings: '"tnum"',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
    },
    '& .clock::before, & .clock::after': { content: '""', position: 'absolute', top: '0', height: '8px' },
    '& .clock::before': { left: '0', width: 'var(--line)', background: ticks('left') },
    '& .clock::after': { left: 'var(--line)', right: '0', background: ticks('right') },
    ...clock('.clock', race.ticks),
    '& .clock span': {
      position: 'absolute',
      top: '0',
      left: onTheClock,
      paddingTop: '14px',
      transform: 'translateX(-50%)',
    },
    '& .clock span::before': {
      content: '""',
      position: 'absolute',
      top: '0',
      left: '50%',
      width: '1px',
      height: '14px',
      backgroundColor: 'tick',
    },
    '& .clock strong': {
      position: 'absolute',
      top: '0',
      right: 'calc(100% - var(--line) + 10px)',
      paddingTop: '12px',
      color: 'fg',
      fontSize: 'min(.9375rem,calc(var(--cs)*1.1))',
      fontWeight: '760',
    },
    /* The small picture ends behind the fourth horse. */
    '@media (max-width: 630px)': { '& .noses span:nth-of-type(n+5)': { display: 'none' } },
    '@media (prefers-reduced-motion: no-preference)': {
      '& img': { animation: 'scan 1.5s cubic-bezier(.3,.1,.2,1) both' },
      '& .noses span': { animation: 'nose .32s linear both', animationDelay: 'calc(.5s + var(--t)*14ms)' },
    },
    '@media print': { display: 'none' },
  },
})
