import type { ReactNode } from 'react'
import styles from './framed.module.css'

/** A piece of page of its own: what lies over a page lies over this piece, so that several can be seen open at once. */
export const Framed = ({
  height,
  children,
}: {
  readonly height: number | '100dvh'
  readonly children: ReactNode
}) => (
  <div className={styles.root} style={{ height }}>
    {children}
  </div>
)
