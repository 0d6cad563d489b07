import { lazy, type ReactNode, Suspense, useEffect } from 'react'

const LongWall = lazy(() => import('./long-wall.tsx'))

/** With more cards than this only those near the screen are drawn. */
const LONG = 60
/** Drawn until the rest of a long wall is there. */
const FIRST = 24

export interface WallProps {
  readonly className: string | undefined
  readonly label?: string
  readonly cards: number
  /** Cards side by side. */
  readonly columns: number
  /** Pixels between two rows. */
  readonly gap: number
  /** Pixels: of a card that was not drawn yet. */
  readonly height: number
  /** The card that is scrolled to, so that it can take the focus; -1: none. */
  readonly place: number
  /** Something lies over the wall. Going back from there moves the page. */
  readonly isCovered: boolean
  /** Cards have been drawn. */
  readonly onDrawn: () => void
  /** The card of a place. */
  readonly children: (place: number) => { readonly key: string; readonly card: ReactNode }
}

/** Pictures side by side. */
export function CardWall(props: WallProps) {
  const { cards, className, label, children } = props
  useEffect(props.onDrawn)
  const few = (count: number) => (
    <ul className={className} aria-label={label}>
      {Array.from({ length: count }, (_, place) => {
        const { key, card } = children(place)
        return <li key={key}>{card}</li>
      })}
    </ul>
  )
  if (cards <= LONG) return few(cards)
  return (
    <Suspense fallback={few(FIRST)}>
      <LongWall {...props} />
    </Suspense>
  )
}
