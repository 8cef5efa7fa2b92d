import { chakra } from '@chakra-ui/react'

export interface MenuIconProps {
  /** A cross instead of two bars. */
  crossed?: boolean
}

export function MenuIcon({ crossed = false }: MenuIconProps) {
  return (
    <chakra.svg
      boxSize="26px"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {crossed ? <path d="M3 12h18M12 3v18" transform="rotate(45 12 12)" /> : <path d="M3 8h18M3 16h18" />}
    </chakra.svg>
  )
}
