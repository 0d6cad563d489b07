import { GreaseMark } from '@callboard/kit/takes'
import { FEEDBACKS, type Feedback } from '@callboard/posting/contract'
import styles from './answer-marks.module.css'
import { ANSWER_WORDS, placeWords } from './answer-words.ts'

interface Given {
  readonly feedback: Feedback
  readonly from_user: { readonly name: string }
  /** Where it was given; null: in the live room, undefined: the screen says it. */
  readonly page?: { readonly name: string } | null
}

const whoGave = ({ from_user, page }: Given) =>
  page === undefined ? from_user.name : `${from_user.name} ${placeWords(page)}`

/** How often each answer was given, as `2 yes 1 maybe` beside the marks of the pencil, and by whom and where when one points at it. Nothing while there is none. */
export function AnswerMarks(props: {
  readonly votes: readonly Given[]
  /** Signs and numbers alone, where there is little room. */
  readonly brief?: boolean
  /** On the one line of a card, where answers that have no room are left out. */
  readonly oneLine?: boolean
  /** First names of the givers stand for their number on a phone, which has no columns for them. */
  readonly named?: boolean
}) {
  const { votes } = props
  if (votes.length === 0) return null
  return (
    <span
      className={styles.root}
      data-line={props.oneLine || undefined}
      data-named={props.named || undefined}
    >
      {FEEDBACKS.map((answer) => {
        const given = votes.filter(({ feedback }) => feedback === answer)
        if (given.length === 0) return null
        const who = given.map(whoGave).join(', ')
        return (
          <span
            key={answer}
            data-answer={answer}
            title={`${ANSWER_WORDS[answer]}: ${who}`}
            role="img"
            aria-label={`${given.length} ${ANSWER_WORDS[answer]}: ${who}`}
          >
            <GreaseMark answer={answer} sign="idle" />{' '}
            <span className={props.named ? styles.count : undefined}>{given.length}</span>
            {props.brief ? null : <span className={styles.word}>{ANSWER_WORDS[answer].toLowerCase()}</span>}
            {props.named ? (
              <span className={styles.names}>
                {given.map(({ from_user }) => from_user.name.split(' ')[0]).join(', ')}
              </span>
            ) : null}
          </span>
        )
      })}
    </span>
  )
}
