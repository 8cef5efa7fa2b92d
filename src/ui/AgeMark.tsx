import { site } from '../content/site'

export interface AgeMarkProps {
  large?: boolean
}

/** The 18+ ring. */
export function AgeMark({ large = false }: AgeMarkProps) {
  return (
    <span className={large ? 'age age-large' : 'age'} role="img" aria-label={`Over ${site.minimumAge}s only`}>
      {`${site.minimumAge}+`}
    </span>
  )
}
