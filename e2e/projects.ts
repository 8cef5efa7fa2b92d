/** Spec files of the two audits, each its own required job. Behavior is every other spec file. */
export const audits = {
  accessibility: ['gate.spec.ts', 'keyboard.spec.ts', 'transcript.spec.ts'],
  visual: ['visual.spec.ts'],
} as const

/**
 * Folder of the faults. `npm test` runs those that are marked for it, and `FORMLINE_FAULTS=all`, which
 * `tools/faults.ts` sets, every one.
 */
export const faults = { folder: 'faults', all: process.env.FORMLINE_FAULTS === 'all' } as const

export type Project = keyof typeof audits | 'faults' | 'behavior'
