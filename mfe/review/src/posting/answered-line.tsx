import type { ReactNode } from 'react'
import styles from './answered-line.module.css'

/** The fact of a page of pictures with what one does beside it, and below it how far the answers are. */
export function AnsweredLine(props: {
  readonly fact: ReactNode
  /** Absent where no answers are counted. */
  readonly progress: { readonly given: number; readonly asked: number } | undefined
  readonly children: ReactNode
  /** On a line of its own: nothing is left to do. */
  readonly end?: ReactNode
}) {
  const { progress } = props
  return (
    <section className={styles.root} aria-label="Answers">
      <div className={styles.line}>
        {props.fact}
        {props.children}
      </div>
      {progress ? <progress value={progress.given} max={progress.asked} aria-label="Answered" /> : <hr />}
      {props.end}
    </section>
  )
}

/** Words behind the number of those who are answered. @param by how many people; undefined: the reader */
export const AnsweredWords = ({ asked, by }: { readonly asked: number; readonly by: number | undefined }) => (
  <>
    of {asked} answered
    {by ? (
      <span className={styles.by}>
        {' '}
        by {by} {by === 1 ? 'person' : 'people'}
      </span>
    ) : null}
  </>
)
