import type { ReactNode } from 'react'
import styles from './answered-line.module.css'
import { answeredWords, byWords } from './answered-words.ts'

/** The fact of a page of pictures with what one does beside it, and below it how far the answers are. */
export function AnsweredLine(props: {
  readonly fact: ReactNode
  /** Absent where no answers are counted. */
  readonly progress: { readonly given: number; readonly asked: number } | undefined
  readonly children: ReactNode
  /** At the end of the line stands what narrows the pictures down: it ends where they do. */
  readonly hasTools?: boolean
}) {
  const { progress } = props
  return (
    <section className={styles.root} aria-label="Answers">
      <div className={styles.line} data-tools={props.hasTools}>
        {props.fact}
        {props.children}
      </div>
      {progress ? <progress value={progress.given} max={progress.asked} aria-label="Answered" /> : <hr />}
    </section>
  )
}

/** Words behind the number of those who are answered. */
export const AnsweredWords = ({
  asked,
  by,
  hidden = 0,
}: {
  readonly asked: number
  /** How many people; undefined: the reader. */
  readonly by: number | undefined
  /** How many others keep their picks private. */
  readonly hidden?: number
}) => (
  <>
    {by ? `of ${asked} answered` : answeredWords(asked)}
    <span className={styles.by}>
      {by ? byWords(by) : ''}
      {hidden ? `, ${hidden} private` : ''}
    </span>
  </>
)
