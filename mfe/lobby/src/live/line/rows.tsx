import { Lines } from '@callboard/kit/lines'
import { lazy, type ReactNode, type RefObject, Suspense } from 'react'
import styles from '../live.module.css'
import type { LineItem } from './line-items.ts'

/** px; also in the style sheet. */
export const ROW_HEIGHT = 64
export const HEADING_HEIGHT = 32
export const ROW_SLOTS = ['time', 'face', 'mark', 'action', 'menu'] as const
/** A longer line is drawn in part; the code for it loads then. */
const WHOLE = 60
/** Rows that fill a screen until that code is there. */
const FIRST = 30

export interface RowsProps {
  readonly items: readonly LineItem[]
  readonly scroller: RefObject<HTMLDivElement | null>
  /** key of the row that has to be in view */
  readonly shown: string | undefined
  readonly children: (item: LineItem) => ReactNode
}

const LongRows = lazy(() => import('./long-rows.tsx'))

const Whole = ({ items, children }: Pick<RowsProps, 'items' | 'children'>) => (
  <Lines slots={ROW_SLOTS} className={styles.rows} aria-label="Checked in">
    {items.map((item) => children(item))}
  </Lines>
)

/** The rows of the line. */
export function Rows(props: RowsProps) {
  if (props.items.length <= WHOLE) return <Whole {...props} />
  return (
    <Suspense fallback={<Whole {...props} items={props.items.slice(0, FIRST)} />}>
      <LongRows {...props} />
    </Suspense>
  )
}
