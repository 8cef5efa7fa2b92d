import { chakra } from '@chakra-ui/react'

export interface MenuIconProps {
  /** A cross instead of two bars. */
  crossed?: boolean
}

const cross = {
  '& path:first-of-type': { transform: 'translateY(4px) rotate(45deg)' },
  '& path:last-of-type': { transform: 'translateY(-4px) rotate(-45deg)' },
} as const

/** Two bars, or a cross. */
export function MenuIcon({ crossed = false }: MenuIconProps) {
  return (
    <chakra.svg
      css={{
        width: '26px',
        height: '26px',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: '2.4',
        '& path': { transformOrigin: '12px 12px' },
        ...(crossed && cross),
      }}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d="M3 8h18" />
      <path d="M3 16h18" />
    </chakra.svg>
  )
}
