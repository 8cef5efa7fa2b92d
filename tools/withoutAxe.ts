import { beforeEach } from 'vitest'

// axe-core takes longer than all other tests together, and no mutant changes the markup that it tests.
beforeEach(({ task, skip }) => skip(task.name.startsWith('axe finds nothing wrong')))
