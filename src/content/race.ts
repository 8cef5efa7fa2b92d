/**
 * The fictional race in all of the site's drawings: the 7.35 at Harrow Down. Its figures are consistent: win chances
 * add up to 100%, the insight into the pace is what the predicted positions show, and margins match the times at 6
 * lengths a second.
 */

/** Silk patterns, drawn in home/Silks.tsx. */
export type SilkPattern =
  | 'hoops'
  | 'sash'
  | 'chevrons'
  | 'braces'
  | 'spots'
  | 'halved'
  | 'diamond'
  | 'star'
  | 'quarters'

interface Silks {
  readonly pattern: SilkPattern
  /** Colors of the jacket and its pattern, the same in both schemes. */
  readonly jacket: readonly [string, string]
  readonly sleeves: string
  /** Color of the cap, and its pattern if it has one. */
  readonly cap: string
  readonly capPattern?: { readonly shape: 'quarter' | 'hoop'; readonly color: string }
}

export interface Runner {
  /** Cloth number. */
  readonly number: number
  readonly name: string
  /** Win chance, percent. */
  readonly chance: number
  /** The bookmakers' price as fractional odds: winnings over stake. */
  readonly odds: `${number}/${number}`
  /** The stall, then the predicted position at each later call in `race.calls`. */
  readonly positions: readonly [number, number, number, number, number]
  readonly silks: Silks
}

/** The field in predicted order. */
const runners: readonly [Runner, ...Runner[]] = [
  {
    number: 4,
    name: 'Copper Lantern',
    chance: 31,
    odds: '5/2',
    positions: [3, 3, 3, 1, 1],
    silks: {
      pattern: 'hoops',
      jacket: ['#F4F6F1', '#1463FF'],
      sleeves: '#1463FF',
      cap: '#F4F6F1',
      capPattern: { shape: 'quarter', color: '#1463FF' },
    },
  },
  {
    number: 2,
    name: 'Second Post',
    chance: 19,
    odds: '4/1',
    positions: [1, 4, 4, 3, 2],
    silks: { pattern: 'sash', jacket: ['#DF1B48', '#FFFFFF'], sleeves: '#FFFFFF', cap: '#DF1B48' },
  },
  {
    number: 7,
    name: 'Night Porter',
    chance: 14,
    odds: '11/2',
    positions: [8, 7, 6, 4, 3],
    silks: { pattern: 'chevrons', jacket: ['#FFC400', '#15150F'], sleeves: '#15150F', cap: '#FFC400' },
  },
  {
    number: 6,
    name: 'Quayside Lad',
    chance: 11,
    odds: '15/2',
    positions: [2, 1, 1, 2, 4],
    silks: { pattern: 'braces', jacket: ['#FF6A13', '#FFFFFF'], sleeves: '#FF6A13', cap: '#FFFFFF' },
  },
  {
    number: 9,
    name: 'Tallow Hill',
    chance: 8,
    odds: '10/1',
    positions: [5, 5, 5, 5, 5],
    silks: { pattern: 'spots', jacket: ['#FF7AB6', '#0B3D2A'], sleeves: '#FF7AB6', cap: '#0B3D2A' },
  },
  {
    number: 1,
    name: 'Marl Pit',
    chance: 6,
    odds: '12/1',
    positions: [6, 6, 7, 7, 6],
    silks: { pattern: 'halved', jacket: ['#12A568', '#FFFFFF'], sleeves: '#FFFFFF', cap: '#12A568' },
  },
  {
    number: 3,
    name: 'Saltmarsh',
    chance: 5,
    odds: '16/1',
    positions: [9, 9, 8, 8, 7],
    silks: {
      pattern: 'diamond',
      jacket: ['#8FD3FF', '#7A1030'],
      sleeves: '#7A1030',
      cap: '#8FD3FF',
      capPattern: { shape: 'hoop', color: '#7A1030' },
    },
  },
  {
    number: 8,
    name: 'Slip Road',
    chance: 4,
    odds: '20/1',
    positions: [4, 2, 2, 6, 8],
    silks: { pattern: 'star', jacket: ['#5B2A86', '#F6D24A'], sleeves: '#5B2A86', cap: '#F6D24A' },
  },
  {
    number: 5,
    name: 'Hedge Sparrow',
    chance: 2,
    odds: '33/1',
    positions: [7, 8, 9, 9, 9],
    silks: { pattern: 'quarters', jacket: ['#1D1D1B', '#E9E4D6'], sleeves: '#E9E4D6', cap: '#1D1D1B' },
  },
]

export const race = {
  course: 'Harrow Down',
  time: '7.35',
  runners,
  /** Points on the course at which positions are called, from the stalls to the winning line. */
  calls: ['Stalls', '6f', '4f', '2f', 'Line'],
  /** Distances of the calls from the winning line, in furlongs. */
  furlongs: [8.65, 6, 4, 2, 0],
  /** The winner's time. */
  winningTime: '1:49.62',
  winner: 4,
  /** Confidence in the predictions, out of 100. */
  confidence: 78,
  /** The horses in the picture behind the winner, in order: hundredths of a second behind the winner, and lengths behind the horse in front. */
  finish: [
    { number: 7, behind: 1.6, margin: 'sh hd' },
    { number: 2, behind: 10.5, margin: '½' },
    { number: 9, behind: 23.2, margin: '¾' },
    { number: 1, behind: 33, margin: '½' },
    { number: 6, behind: 44.8, margin: '¾' },
    { number: 3, behind: 61, margin: '1 l' },
  ],
  /**
   * The data behind the top pick's rating. `rides` are finishing places, 0 for unplaced; in `form`, '-' separates
   * seasons.
   */
  live: {
    /** Latest last. */
    odds: ['3/1', '11/4', runners[0].odds],
    going: { now: 'Standard', scale: ['Fast', 'Standard', 'Slow'] },
    rides: [0, 1, 0, 0, 2, 0, 3, 1, 0, 0, 2, 0, 0, 1, 0, 3, 0, 2, 0, 0, 0],
    form: '1-3211',
  },
  /**
   * The top pick's win chance in percent, by going and trip; `tonight` is the cell for tonight's race, whose trip in full
   * is among the data points.
   */
  chances: {
    trips: ['7f', '1m', '1m½f', '1m2f', '1m4f'],
    rows: [
      { going: 'Fast', percent: [8, 12, 9, 5, 2] },
      { going: 'Std to fast', percent: [12, 19, 18, 9, 4] },
      { going: 'Standard', percent: [14, 26, 31, 13, 5] },
      { going: 'Std to slow', percent: [9, 13, 17, 12, 8] },
      { going: 'Slow', percent: [5, 8, 9, 7, 4] },
    ],
    tonight: { going: 'Standard', trip: '1m½f' },
  },
  insights: [
    { subject: 'Pace', observation: 'Two want to lead.', conclusion: 'No. 4 can wait.' },
    { subject: 'Draw', observation: 'Stall 3 saves ground.', conclusion: 'Stall 9 doesn’t.' },
    { subject: 'Going', observation: 'No. 7 likes it slow.', conclusion: 'Tonight it isn’t.' },
  ],
  alerts: [
    { time: '19:11', title: 'Price move', text: 'No. 4 Copper Lantern, 3/1 into 5/2' },
    { time: '18:51', title: 'Non-runner', text: 'No. 10 is out of the 8.05. Race re-rated.' },
    { time: '18:20', title: 'Going change', text: 'Now Standard (was Standard to slow)' },
  ],
  /** The value of each data point for the top pick. */
  dataPoints: {
    conditions: [
      ['Going', 'Standard'],
      ['Trip', '1m 142y'],
      ['Class', '4'],
      ['Draw and field size', 'Stall 3 of 9'],
      ['Surface', 'All-weather'],
      ['Weather and wind', '9 °C, headwind in the straight'],
    ],
    performance: [
      ['Recent form', '1-3211'],
      ['Speed figures', '79 84 86'],
      ['Course and distance', '3 runs, 2 wins'],
      ['Days since last run', '19'],
      ['Weight', '9st 4lb'],
      ['Official rating', '79'],
    ],
    metrics: [
      ['Sectional times', 'Last 3f 34.81s'],
      ['Run style', 'Prominent'],
      ['Draw bias', 'Slight, low stalls'],
      ['Trainer and jockey strike rates', '18% and 14%'],
      ['Stride frequency', '2.35 a second'],
      ['Market moves', '3/1 into 5/2'],
    ],
  },
} as const

/** The runner rated best. */
export const topPick: Runner = runners[0]

/**
 * Texts about the race that screen readers would misread (`3/1` as a date, `1m` as one meter), and what they read
 * instead.
 */
export const spoken: Readonly<Record<string, string>> = {
  '3/1 into 5/2': '3 to 1 into 5 to 2',
  'No. 4 Copper Lantern, 3/1 into 5/2': 'Number 4 Copper Lantern, 3 to 1 into 5 to 2',
  'No. 4 can wait.': 'Number 4 can wait.',
  'Only No. 4 is better than its price.': 'Only Number 4 is better than its price.',
  'No. 7 likes it slow.': 'Number 7 likes it slow.',
  'No. 10 is out of the 8.05. Race re-rated.': 'Number 10 is out of the 8:05. Race re-rated.',
  '1-3211': '1 last season, then 3, 2, 1, 1',
  '79 84 86': '79, 84, 86',
  '9st 4lb': '9 stone 4',
  '1m 142y': '1 mile 142 yards',
  'Last 3f 34.81s': 'Last 3 furlongs 34.81 seconds',
  '7f': '7 furlongs',
  '1m': '1 mile',
  '1m½f': '1 mile and half a furlong',
  'Standard, 1m½f (1m 142y)': 'Standard, 1 mile and half a furlong, exactly 1 mile 142 yards',
  '1m2f': '1 mile 2 furlongs',
  '1m4f': '1 mile 4 furlongs',
  'Std to fast': 'Standard to fast',
  'Std to slow': 'Standard to slow',
}

/** The win chance in percent that a price implies: 28.6 for 5/2. */
export function impliedChance(odds: Runner['odds']): number {
  const [win = 0, stake = 0] = odds.split('/').map(Number)
  return (100 * stake) / (win + stake)
}
