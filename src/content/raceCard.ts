import { race } from './race.ts'

/** Data of the fictional race (race.ts) that only the picture of the app shows; visitors do not download it. */
export const card = {
  name: 'Lamplight Handicap',
  clock: '19:12',
  /** The time until 19:35. */
  offIn: '22m 48s',
  times: ['6.30', '7.05', '7.35', '8.05', '8.35', '9.05'],
  /** Keyed by cloth number. */
  runners: {
    1: { form: '0-4225', jockey: 'S Hale' },
    2: { form: '5-2314', jockey: 'E Lindqvist' },
    3: { form: '77-235', jockey: 'K Aldous' },
    4: { form: race.live.form, jockey: 'J Marlowe' },
    5: { form: '08-670', jockey: 'P Vane' },
    6: { form: '3160-4', jockey: 'D Byrne' },
    7: { form: '23-142', jockey: 'T Okafor' },
    8: { form: '5-0604', jockey: 'M Quill' },
    9: { form: '41-653', jockey: 'R Costa' },
  } as Readonly<Partial<Record<number, { form: string; jockey: string }>>>,
} as const
