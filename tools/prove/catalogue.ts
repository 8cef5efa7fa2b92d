import { content } from './content.ts'
import type { Defect } from './defect.ts'
import { delivery } from './delivery.ts'
import { interaction } from './interaction.ts'
import { looks } from './looks.ts'
import { structure } from './structure.ts'
import { weight } from './weight.ts'

/** Every seeded defect. */
export const defects: readonly Defect[] = [...structure, ...looks, ...interaction, ...content, ...delivery, ...weight]
