import { encode } from 'uqr'
import { downloadCode } from '../../content/pages'

/** A QR code for the URL at which this preview is open, which only the browser knows. */
export function PreviewCode() {
  const { origin, pathname } = window.location
  const { data, size } = encode(origin + pathname + downloadCode.target, { ecc: 'M', border: 4 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      width="185"
      height="185"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code"
    >
      <path d={path} />
    </svg>
  )
}
