import { expandAbbreviations } from './expandAbbreviations.ts'
import { pages } from './pages.ts'
import { race, topPick } from './race.ts'
import { phones, platforms, site } from './site.ts'

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
  '1': '1 length',
}

/** The leader at a call. */
const leaderAt = (call: string, i: number) => {
  const leader = race.runners.find(({ positions }) => positions[i] === 1)
  return expandAbbreviations(`${call.replace('f', 'f out')}: ${leader?.name}`)
}

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
          ? sentences(
              figure.evidence ?? 'What we count as accurate will be stated here at launch.',
              'Past accuracy is no guarantee of future results.',
            )
          : figure.evidence,
    })),
    note: `The race shown is made up: our top pick beats our ${places[predictedIndex]} choice by a short head.`,
    photoFinishAlt: expandAbbreviations(
      `Photo finish of the ${race.time} at ${race.course}: no. ${race.winner} beats no. ${race.finish[0].number} by a short head.`,
    ),
    /** For screen readers: the finish, in order. */
    order: [
      `No. ${race.winner}, ${race.winningTime}`,
      ...race.finish.map(({ number, margin }) => `No. ${number}, ${margins[margin]}`),
    ].map(expandAbbreviations),
    phoneAlt: expandAbbreviations(
      `The ${site.name} app: the ${race.time} at ${race.course} in predicted order, ${topPick.name} first with ${topPick.chance}%, confidence ${race.confidence} out of 100.`,
    ),
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
        text: `The model weighs ${dataPoints.value} data points for the race and scores every runner against the rest of the field.`,
      },
      {
        title: 'Historical pattern recognition',
        text: `The model compares each runner with ${heroFigures.races.value} analyzed races to find fields, trips and tracks like these.`,
      },
      {
        title: 'Confidence-rated predictions',
        text: `You get the field in order, a win chance for each runner and a confidence rating for the race. A ${topPick.chance}% chance still loses more often than it wins.`,
      },
    ],
    dataPoints: {
      figure: dataPoints.value,
      title: `${dataPoints.label}. Here are ${Object.values(race.dataPoints).flat().length}.`,
      text: sentences(
        `Beside each data point: what it said about ${topPick.name} in our made-up race.`,
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
      },
      live: {
        title: 'Real-time data',
        text: 'The latest from the market, the track, the jockey and the form book.',
        rows: { odds: 'Live odds', going: 'Track conditions', jockey: 'Jockey stats', form: 'Horse form' },
      },
      analytics: {
        title: 'Performance analytics',
        text: 'See how a runner’s chance changes with going and trip.',
        caption: 'Win chance by going and trip, %. Tonight:',
      },
      insights: { title: 'Instant insights', text: 'What matters about the race, one line at a time.' },
      shape: {
        title: 'Data visualization',
        text: 'Watch the race take shape, stalls to line, furlong by furlong.',
        /** For screen readers. The order at the line is in the predictions. */
        leaders: { title: 'Predicted leader, stalls to line:', items: race.calls.map(leaderAt) },
      },
      alerts: {
        title: 'Smart alerts',
        text: 'Non-runners, going changes and price moves that could change your read of the race.',
      },
    },
    note: `The race at ${race.course}, its horses and its people are made up. The app’s own figures (${[dataPoints, ...Object.values(heroFigures)].map(({ value }) => value).join(', ')}) are not.`,
  },
  download: {
    /** For screen readers: what this section is for. */
    name: 'Download the app',
    scan: 'Scan with your phone:',
    scanPreview: 'Scan to open this page on your phone.',
    title: 'Ready before the next off.',
    /** Lines break between these sentences before they break inside one. */
    text: [`For ${platforms}.`, `${site.minimumAge} and over only.`],
    payment: `Some features need a subscription, billed ${site.billingPeriods} through your store.`,
  },
} as const
