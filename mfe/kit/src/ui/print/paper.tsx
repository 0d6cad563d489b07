import type { ReactNode } from 'react'
import styles from './paper.module.css'

/** The part of a page that is printed, in black on white; nothing else of the page is on the paper. */
export function Paper(props: {
  readonly label: string
  readonly className?: string | undefined
  readonly children: ReactNode
}) {
  return (
    <section className={[styles.root, props.className].filter(Boolean).join(' ')} aria-label={props.label}>
      {props.children}
    </section>
  )
}
