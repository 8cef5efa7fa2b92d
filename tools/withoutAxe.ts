import { beforeEach } from 'vitest'

// axe-core takes longer than all other tests together, for what the markup is, which no mutant changes.
beforeEach(({ task, skip }) => skip(task.name.startsWith('axe finds nothing wrong')))
