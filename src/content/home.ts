import { pages } from './pages.ts'
import { impliedChance, type Runner, race, topPick } from './race.ts'
import { ageRule, phones, platforms, site } from './site.ts'

const { dataPoints, ...heroFigures } = site.figures

/** Joins the sentences that are known. */
const sentences = (...all: (string | null)[]) => all.filter(Boolean).join(' ')

/** Index, in the predicted order, of the horse that finished second. */
const predictedIndex = race.runners.findIndex(({ number }) => number === race.finish[0].number)
const places = ['first', 'second', 'third', 'fourth']

/** The margins in words. */
const margins: Record<(typeof race.finish)[number]['margin'], string> = {
  'sh hd': 'short head',
  '½': 'half a length',
  '¾': 'three quarters of a length',
  '1 l': '1 length',
}

/** The predicted leader at a call, in words. */
const leaderAt = (call: string, i: number) =>
  `${call.replace('f', ' furlongs out')}: ${race.runners.find(({ positions }) => positions[i] === 1)?.name}`

/** The names of runners, as a list in a sentence. */
const listed = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name).join(', ')

/** The runners that the photo finish, a crop of the whole picture, does not show. */
const pictured: readonly number[] = [race.winner, ...race.finish.map(({ number }) => number)]
const unpictured = race.runners.map(({ number }) => number).filter((number) => !pictured.includes(number))

/** The runners whose win chance is higher than their price implies. */
const value = race.runners.filter(({ chance, odds }) => chance > impliedChance(odds))

const trip = Object.fromEntries<string>(race.dataPoints.conditions).Trip

/** Wins among the top pick's jockey's last rides. */
const wins = race.live.rides.filter((place) => place === 1).length

/** The time of the race as a screen reader should say it. */
const time = race.time.replace('.', ':')

/** The text of the home page, in reading order. */
export const home = {
  hero: {
    title: pages['/'].heading,
    /** The second part stays on one line. */
    tagline: [
      'The horse racing app for punters, with ',
      'AI-powered',
      ` predictions. ${site.name} weighs ${dataPoints.value} ${dataPoints.label} and gives every runner a win chance.`,
    ],
    action: 'Download Now',
    /** Beside the button. */
    phones,
    age: `${site.minimumAge} and over only`,
    /** Beside the winning post: a finished race above "Off in" would read as a promise. */
    result: 'Example result',
    /** Each with the explanation shown below its label. */
    figures: Object.values(heroFigures).map((figure) => ({
      ...figure,
      note:
        figure === heroFigures.accuracy
          ? sentences(figure.evidence, 'Past accuracy is no guarantee of future results.')
          : figure.evidence,
    })),
    note: `The race shown is made up: our top pick beats our ${places[predictedIndex]} choice by a short head.`,
    photoFinishAlt: `Photo finish of the ${time} at ${race.course}: number ${race.winner} beats number ${race.finish[0].number} by a short head.`,
    /** For screen readers: the finish, in order. */
    order: [
      `Number ${race.winner}, ${race.winningTime.replace(':', ' minute ')} seconds`,
      ...race.finish.map(({ number, margin }) => `Number ${number}, ${margins[margin]}`),
      `Numbers ${unpictured.join(' and ')} are not in the picture.`,
    ],
    phoneAlt: `The ${site.name} app: the ${time} at ${race.course} in predicted order, ${topPick.name} first with ${topPick.chance}%, confidence in these figures ${race.confidence} out of 100.`,
  },
  science: {
    title: 'The science behind the predictions',
    deck: 'Four steps, from raw data to a rated field.',
    steps: [
      {
        title: 'Real-time data collection',
        text: 'Live odds, going reports, non-runners and jockey changes stream in until the off.',
      },
      {
        title: 'AI analysis',
        text: `The model weighs ${dataPoints.value} data points for the race and scores every runner against the field.`,
      },
      {
        title: 'Historical pattern recognition',
        text: `The model searches ${heroFigures.races.value} past races for fields, trips and tracks like today’s.`,
      },
      {
        title: 'Confidence-rated predictions',
        text: 'A win chance for each runner, and a rating of how far the model trusts its own figures for the race.',
      },
    ],
    hundred: {
      title: `A ${topPick.chance}% chance usually loses.`,
      deck: 'Nine horses, one invented race, run a hundred times. Choose one and see how often it loses.',
      /** Above the horses: until a hundred runs are complete, and then. */
      choose: 'Choose a horse. The % is its chance of winning.',
      counted: 'Chance · wins in this hundred',
      /** The two buttons after a number of runs. */
      buttons: (runs: number) =>
        runs < 100
          ? { all: runs === 0 ? 'Run all 100' : `Run the other ${100 - runs}`, one: 'Run one' }
          : { all: 'New hundred', one: 'Clear' },
      /** Below the wall: before the first run, … */
      average: ({ name, chance }: Runner) => `On average, ${name} loses ${100 - chance} and wins ${chance}.`,
      nothingRun: 'This is the average. Nothing has been run yet.',
      /** … after some runs, … */
      run: (number: number, winner: Runner) => `Run ${number}: ${winner.name} won.`,
      tally: ({ name }: Runner, lost: number, won: number) => `${name}: ${lost} lost, ${won} won.`,
      follow: 'Choose a horse to follow it.',
      /** … and after a hundred. */
      result: ({ name }: Runner, won: number) =>
        won === 0 ? `${name} lost all 100.` : `${name} lost ${100 - won} of 100 and won ${won}.`,
      usual: ({ chance }: Runner, low: number, high: number) =>
        `Expect about ${chance} wins; ${low} to ${high} is usual.`,
      unusual: 'An unusual hundred.',
      losingRun: (length: number) => `Longest losing run: ${length}.`,
      note: 'Invented race. No bets, no money. Each winner is drawn at random from the percentages above, so this does not test our predictions. No horse is ever due.',
    },
    dataPoints: {
      title: `${dataPoints.value} ${dataPoints.label}. Here are ${Object.values(race.dataPoints).flat().length}.`,
      text: sentences(
        `Each is shown with its value for the example race or for our top pick, ${topPick.name}.`,
        dataPoints.evidence,
      ),
    },
    lists: [
      { title: 'Race conditions', items: race.dataPoints.conditions },
      { title: 'Horse performance', items: race.dataPoints.performance },
      { title: 'Advanced metrics', items: race.dataPoints.metrics },
    ],
  },
  features: {
    title: 'Six ways to read a race',
    deck: 'Everything on the card, and what lies behind it.',
    cards: {
      predictions: {
        title: 'AI-powered predictions',
        text: 'Every runner ranked, each with a win chance you can argue with.',
        /** The table's name for screen readers. */
        label: 'Runners in predicted order',
        columns: { runner: 'Runner', chance: 'Our win chance', price: 'Odds and implied chance' },
        conclusion: `Only ${value.map(({ number }) => `No. ${number}`).join(' and ')} is better than its price.`,
        /** How many runners the table shows. */
        shown: { phone: 3, wide: 5 },
        more: (shown: number) => `${race.runners.length - shown} more runners`,
      },
      live: {
        title: 'Real-time data',
        text: `Live odds and track conditions, and every runner’s form and jockey. Here: ${topPick.name}.`,
        rows: { odds: 'Live odds', going: 'Track conditions', jockey: 'Jockey stats', form: 'Horse form' },
        jockey: [
          `${wins} wins`,
          ` from ${race.live.rides.length} rides (${Math.round((100 * wins) / race.live.rides.length)}%)`,
        ],
      },
      analytics: {
        title: 'Performance analytics',
        text: 'See how a runner’s chance changes with going and trip.',
        caption: 'Win chance (%) by going and trip. Tonight:',
        tonight: `${race.chances.tonight.going}, ${race.chances.tonight.trip} (${trip})`,
      },
      insights: { title: 'Instant insights', text: 'What matters in the race, one line at a time.' },
      shape: {
        title: 'Data visualization',
        text: 'See how the race may unfold, from stalls to line.',
        /** For screen readers. */
        leaders: {
          title: 'Predicted leader at each call:',
          items: [...race.calls.map(leaderAt).slice(1, -1), `At the line, in order: ${listed(race.runners)}`],
        },
      },
      alerts: {
        title: 'Smart alerts',
        text: 'Non-runners, going changes and price moves that could change your read of the race.',
      },
    },
    note: `The race, ${race.course}, the horses and the people are invented.`,
  },
  download: {
    /** For screen readers: what this section is for. */
    name: 'Download the app',
    title: 'Ready before the next off.',
    /** Until the stores have links. */
    preview: 'Preview of this website: it will link to the stores once it is live.',
    scan: `Scan with your phone, or go to ${site.domain}`,
    /** Each system stays on one line with its version. */
    systems: `For ${platforms.replaceAll(/ (?=\d)/g, '\u00a0')}. You must be ${ageRule}.`,
    payment: `Some features need a subscription, billed ${site.billingPeriods} through your app store. It renews until you cancel.`,
  },
} as const
