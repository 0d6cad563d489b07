import { useWindowVirtualizer } from '@callboard/kit/long-lists'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { WallProps } from './card-wall.tsx'

/** Rows drawn above and below those on the screen. */
const AROUND = 3

/** Draws only the rows near the screen and keeps the room of the others: 500 cards scroll like 50. */
export default function LongWall(props: WallProps) {
  const { cards, columns, gap, height, place, isCovered } = props
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  const rows = useWindowVirtualizer({
    count: Math.ceil(cards / columns),
    estimateSize: () => height,
    gap,
    overscan: AROUND,
    scrollMargin: top,
  })
  // Another number of columns puts other cards into each row, whose heights are measured anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the number of columns changes
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY)
    rows.measure()
  }, [rows, columns])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when what covered the wall has closed
  useEffect(() => {
    if (place >= 0) rows.scrollToIndex(Math.floor(place / columns))
  }, [rows, place, columns, isCovered])
  useEffect(props.onDrawn)
  const drawn = rows.getVirtualItems()
  return (
    <ul
      ref={list}
      className={props.className}
      style={{
        paddingTop: (drawn[0]?.start ?? top) - top,
        paddingBottom: rows.getTotalSize() - (drawn.at(-1)?.end ?? top) + top,
      }}
      aria-label={props.label}
    >
      {drawn.flatMap((row) =>
        Array.from({ length: Math.min(columns, cards - row.index * columns) }, (_, column) => {
          const at = row.index * columns + column
          const { key, card } = props.children(at)
          return (
            <li
              key={key}
              // All cards of a row are as high as its first.
              ref={column === 0 ? rows.measureElement : undefined}
              data-index={row.index}
              aria-posinset={at + 1}
              aria-setsize={cards}
            >
              {card}
            </li>
          )
        }),
      )}
    </ul>
  )
}
