import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const Bar = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: '[3px]',
    backgroundColor: 'accent.solid',
    // Moves for 3.6 s: what lasts 5 s or more would have to be stoppable (WCAG 2.2.2).
    _motionSafe: { animation: '[loading 1.2s 3]' },
    _highContrast: { backgroundColor: '[Highlight]' },
  },
})

/**
 * The progress of a slow navigation, announced to screen readers and shown at the bottom of the header: a bar that moves
 * at first, then stays until the page is there.
 */
export function NavigationProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return setSlow(false)
    const timer = setTimeout(() => setSlow(true), 300)
    return () => clearTimeout(timer)
  }, [isLoading])
  return (
    <div aria-live="polite">
      {isSlow && (
        <Bar>
          <VisuallyHidden>Loading the page</VisuallyHidden>
        </Bar>
      )}
    </div>
  )
}
