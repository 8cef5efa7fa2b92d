import type { Store } from '../../content/site'

const marks: Record<Store['owner'], string> = {
  Apple:
    'M16.7 12.7c0-2.3 1.9-3.4 2-3.5-1.1-1.6-2.8-1.8-3.4-1.8-1.4-.1-2.8.9-3.5.9s-1.8-.8-3-.8c-1.5 0-3 .9-3.8 2.3-1.6 2.8-.4 7 1.2 9.3.8 1.1 1.7 2.4 2.9 2.3 1.2 0 1.6-.7 3-.7s1.8.7 3 .7 2-1.1 2.8-2.2c.9-1.3 1.2-2.5 1.3-2.6-.1 0-2.5-1-2.5-3.9zM14.4 5.9c.6-.8 1.1-1.9 1-3-.9 0-2.1.6-2.7 1.4-.6.7-1.1 1.8-1 2.9 1 .1 2.1-.5 2.7-1.3z',
  Google:
    'M4.3 2.1c-.3.3-.5.8-.5 1.4v16c0 .6.2 1.1.5 1.4l.1.1 8.8-8.9v-.2L4.4 3zM16.3 15.1l-2.7-2.7v-.8l2.7-2.7.1.1 3.4 1.9c1 .5 1 1.4 0 2zM15.6 15.8 12.8 13l-8.5 8.4c.4.4 1 .4 1.7.1zM15.6 8 6 2.5c-.7-.4-1.3-.3-1.7.1l8.5 8.4z',
}

/** A store's logo, in the color of the text beside it. */
export function StoreMark({ owner }: Pick<Store, 'owner'>) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={marks[owner]} />
    </svg>
  )
}
