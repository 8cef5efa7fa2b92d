/** Spec files of the project `audits`; every other one belongs to `behavior`. */
export const auditFiles = ['gate.spec.ts', 'keyboard.spec.ts', 'transcript.spec.ts', 'visual.spec.ts'] as const

/** Whether every fault of `faults/` is tried (`tools/faults.ts`), and not only those that are marked for `npm test`. */
export const allFaults = process.env.FORMLINE_FAULTS === 'all'
