import { pages } from './pages.ts'
import { race, topPick } from './race.ts'
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
    note: `The race shown is made up. In it, our top pick beats our ${places[predictedIndex]} choice by a short head.`,
    photoFinishAlt: `Photo finish of the ${time} at ${race.course}: number ${race.winner} beats number ${race.finish[0].number} by a short head.`,
    /** For screen readers: the finish, in order. */
    order: [
      `Number ${race.winner}, ${race.winningTime.replace(':', ' minute ')} seconds`,
      ...race.finish.map(({ number, margin }) => `Number ${number}, ${margins[margin]}`),
    ],
    phoneAlt: `The ${site.name} app: the ${time} at ${race.course} in predicted order, ${topPick.name} first with ${topPick.chance}%, confidence ${race.confidence} out of 100.`,
  },
  science: {
    title: 'The science behind the predictions',
    deck: 'Four steps, from raw data to a rated field.',
    steps: [
      {
        title: 'Real-time data collection',
        text: 'Live odds, going reports, declarations and jockey bookings stream in before the off.',
      },
      {
        title: 'AI analysis',
        text: `The model weighs ${dataPoints.value} data points for the race and scores every runner against the field.`,
      },
      {
        title: 'Historical pattern recognition',
        text: `The model searches ${heroFigures.races.value} analyzed races for fields, trips and tracks like today’s.`,
      },
      {
        title: 'Confidence-rated predictions',
        text: `A win chance per runner and a confidence rating per race. A ${topPick.chance}% chance usually loses.`,
      },
    ],
    dataPoints: {
      figure: dataPoints.value,
      title: `${dataPoints.label}. Here are ${Object.values(race.dataPoints).flat().length}.`,
      text: sentences('Beside each: its value for the race or the top pick.', dataPoints.evidence),
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
        columns: { runner: 'Runner', chance: 'Our win chance', price: 'Price implies' },
        /** The runners shown in the table. */
        shown: race.runners.slice(0, 5),
        more: `${race.runners.length - 5} more runners`,
      },
      live: {
        title: 'Real-time data',
        text: 'Live odds and track conditions, with the jockey’s record and the horse’s form.',
        rows: { odds: 'Live odds', going: 'Track conditions', jockey: 'Jockey stats', form: 'Horse form' },
      },
      analytics: {
        title: 'Performance analytics',
        text: 'See how a runner’s chance changes with going and trip.',
        caption: 'Win chance (%) by going and trip. Tonight:',
      },
      insights: { title: 'Instant insights', text: 'What matters in the race, one line at a time.' },
      shape: {
        title: 'Data visualization',
        text: 'See how the race may unfold, from stalls to line.',
        /** For screen readers. The order at the line is in the predictions. */
        leaders: {
          title: 'Predicted leader, from 6 furlongs out to the line:',
          items: race.calls.map(leaderAt).slice(1),
        },
      },
      alerts: {
        title: 'Smart alerts',
        text: 'Non-runners, going changes and price moves that could change your read of the race.',
      },
    },
    note: `The example race, its racecourse ${race.course}, its horses and its people are invented.`,
  },
  download: {
    /** For screen readers: what this section is for. */
    name: 'Download the app',
    title: 'Ready before the next off.',
    /** Until the stores have links. */
    preview: 'Preview: the store links will be added at launch.',
    scan: `Scan with your phone, or go to ${site.domain}`,
    systems: `${platforms.replaceAll(/ (?=\d)/g, '\u00a0')}. You must be ${ageRule}.`,
    payment: `Some features need a subscription, billed ${site.billingPeriods} through the store. It renews until you cancel.`,
  },
} as const
