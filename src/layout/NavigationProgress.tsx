import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const Bar = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: 0,
    bottom: 0,
    height: '3px',
    backgroundColor: 'accent.solid',
    _motionSafe: { animation: 'loading 1.2s infinite' },
    _highContrast: { backgroundColor: 'Highlight' },
  },
})

/** The progress of a slow navigation, announced to screen readers and shown at the bottom of the header. */
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
