import { Lines } from '@callboard/kit/lines'
import { useVirtualizer } from '@callboard/kit/long-lists'
import { useEffect, useRef } from 'react'
import styles from '../live.module.css'
import { HEADING_HEIGHT, ROW_HEIGHT, ROW_SLOTS, type RowsProps } from './rows.tsx'

/** Rows of a long line, of which only those in view are drawn. */
export default function LongRows({ items, scroller, shown, children }: RowsProps) {
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (items[index]?.kind === 'heading' ? HEADING_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: 8,
  })
  const drawn = rows.getVirtualItems()
  const latest = useRef(items)
  latest.current = items
  useEffect(() => {
    if (shown === undefined) return
    const index = latest.current.findIndex(({ key }) => key === shown)
    if (index >= 0) rows.scrollToIndex(index)
  }, [rows, shown])
  return (
    <Lines
      slots={ROW_SLOTS}
      className={styles.rows}
      aria-label="Checked in"
      style={{
        height: rows.getTotalSize(),
        paddingTop: drawn[0]?.start ?? 0,
      }}
    >
      {drawn.map(({ index }) => {
        const item = items[index]
        return item ? children(item) : null
      })}
    </Lines>
  )
}
