import { expect, test, vi } from 'vitest'
import { structuredDataBlock } from '../../src/build/structuredData'

// What the data says: tests/built/heads.
test('no text in a block can end it', () => {
  const stringify = vi.spyOn(JSON, 'stringify').mockReturnValue('"</script><b>"')
  expect(structuredDataBlock('/')).toBe('<script type="application/ld+json">"\\u003c/script>\\u003cb>"</script>')
  stringify.mockRestore()
})
