/** A section becomes current when its upper edge is this far below the window's, in px. */
const ACTIVE_OFFSET = 150
/** Where a jump puts a section's upper edge, in px: CSS `scroll-padding-top`. */
const SCROLL_OFFSET = 100
/**
 * Tolerance in px: a section counts as reached, and the page as scrolled to its end, when this much or less is left.
 */
const SLACK = 2
/** A jump to a section that is already in place causes no scroll: it counts as ended after this many ms without one. */
const NO_SCROLL = 600
/** Safari before 26.2 has no `scrollend`: there a scroll counts as ended after this many ms without another one. */
const SILENCE = 150

interface SectionTop {
  readonly id: string
  /** Distance of the section's upper edge from the window's, in px. */
  readonly top: number
}

/** The scroll position of the page. */
export interface Position {
  /** Of all sections, in reading order. */
  readonly tops: readonly SectionTop[]
  /** How far the page can still scroll down, in px. */
  readonly rest: number
  /** The address's fragment, with its `#`. */
  readonly hash: string
}

export interface SectionState {
  /** Id of the current section. */
  readonly current: string | undefined
  /**
   * While the page scrolls to a chosen section: its id, and after how many ms without an event the scroll counts as
   * ended.
   */
  readonly travel?: { readonly to: string; readonly timeout?: number } | undefined
  /** The page has scrolled: `current` has to be determined again. */
  readonly stale: boolean
  readonly atEnd: boolean
  /** The fragment from which the visitor has scrolled away: it no longer keeps its section current. */
  readonly leftHash?: string | undefined
}

export type SectionEvent =
  /** An entry of the contents list was pressed. */
  | { readonly type: 'choose'; readonly id: string }
  | { readonly type: 'scroll'; readonly reportsScrollEnd: boolean }
  /** The window changed size, or a font was loaded. */
  | { readonly type: 'resize' }
  | ({ readonly type: 'scrollend' } & Position)
  /** A wheel, touch or key: the visitor scrolls. */
  | { readonly type: 'input'; readonly hash: string }
  /** `travel.timeout` is over. */
  | { readonly type: 'timeout' }
  | ({ readonly type: 'measure' } & Position)

/** The first section is current until the page is measured. */
export const initialState = (first: string | undefined): SectionState => ({ current: first, stale: true, atEnd: false })

/**
 * The state after an event. A chosen section becomes current at once and stays current while the page scrolls to it. If
 * the page ends before the section reaches its place, it stays current until the visitor scrolls. Otherwise the scroll
 * position decides.
 */
export function nextState(state: SectionState, event: SectionEvent): SectionState {
  const { travel } = state
  switch (event.type) {
    case 'choose':
      return {
        ...state,
        current: event.id,
        travel: { to: event.id, timeout: NO_SCROLL },
        stale: false,
        leftHash: undefined,
      }
    case 'scroll':
      if (!travel) return { ...state, stale: true }
      return { ...state, travel: event.reportsScrollEnd ? { to: travel.to } : { to: travel.to, timeout: SILENCE } }
    case 'resize':
      return travel ? state : { ...state, stale: true }
    case 'scrollend': {
      if (!travel) return state
      const { top = SCROLL_OFFSET } = event.tops.find(({ id }) => id === travel.to) ?? {}
      if (Math.abs(top - SCROLL_OFFSET) <= SLACK || event.rest <= SLACK) return arrive(state)
      // This scrollend belongs to an earlier scroll; keep waiting.
      return { ...state, travel: { to: travel.to, timeout: NO_SCROLL } }
    }
    case 'input':
      return arrive(state.atEnd ? state : { ...state, leftHash: event.hash })
    case 'timeout':
      return arrive(state)
    case 'measure': {
      if (travel) return state
      const atEnd = event.rest <= SLACK
      const leftHash = state.atEnd && !atEnd ? event.hash : state.leftHash
      const named = event.tops.find(({ id }) => `#${id}` === event.hash)
      const keepsNamed = atEnd && event.hash !== leftHash && named && named.top > SCROLL_OFFSET
      return { current: keepsNamed ? named.id : sectionAt(event), stale: false, atEnd, leftHash }
    }
  }
}

/** The scroll to the chosen section has ended, or the visitor has interrupted it. */
function arrive(state: SectionState): SectionState {
  return state.travel ? { ...state, travel: undefined, stale: true } : state
}

/** The last section whose top is at or above scroll + 150 px; at the page's end the last one. */
export function sectionAt({ tops, rest }: Pick<Position, 'tops' | 'rest'>): string | undefined {
  if (rest <= SLACK) return tops.at(-1)?.id
  return (tops.findLast(({ top }) => top <= ACTIVE_OFFSET) ?? tops[0])?.id
}
