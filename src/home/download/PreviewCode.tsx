import { useEffect, useState } from 'react'

/**
 * A QR code of the address at which this preview is open, which only the browser knows. The encoder is loaded when the
 * code is drawn.
 *
 * @param hash of the section that the code opens
 */
export function PreviewCode({ hash }: { hash: string }) {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>([])
  useEffect(() => {
    const { origin, pathname } = window.location
    import('uqr').then(
      ({ encode }) => setModules(encode(origin + pathname + hash, { ecc: 'M', border: 4 }).data),
      () => {},
    )
  }, [hash])
  const path = modules.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      width="185"
      height="185"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      role="img"
      aria-label="QR code"
    >
      <path d={path} />
    </svg>
  )
}
