import { chakra, VisuallyHidden } from '@chakra-ui/react'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Milliseconds after which a page that is still loading says so. */
const DELAY = 300

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

/** The progress of a navigation, on the lower edge of the header: visible and announced once it takes long. */
export function NavigationProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  // Its text has to change while it is in the page, or screen readers would not announce it.
  return isLoading && <Status />
}

function Status() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), DELAY)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {isSlow && (
        <>
          <VisuallyHidden>Loading the page</VisuallyHidden>
          <Bar />
        </>
      )}
    </div>
  )
}
