import { GreaseMark, TakePicture } from '@callboard/kit/takes'
import { VisuallyHidden } from '@callboard/kit/ui'
import { FEEDBACKS } from '@callboard/posting/contract'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { briefName, pictureOf, type ShownGroup, wholeName } from './review-groups.ts'
import styles from './window-strip.module.css'

/** The answers that the talent of a group were given, and how often. */
const answersTo = ({ votes }: ShownGroup) =>
  FEEDBACKS.map((answer) => ({
    answer,
    count: votes.filter(({ feedback }) => feedback === answer).length,
  })).filter(({ count }) => count > 0)

/** A group among the others: its picture with its number, what clients answered, and whether it is to view. */
export function GroupButton(props: {
  readonly one: ShownGroup
  readonly isOpen: boolean
  /** There is room for the whole name. */
  readonly isWhole?: boolean
  readonly onOpen: (id: string) => void
}) {
  const { one } = props
  return (
    <button
      type="button"
      className={styles.group}
      aria-current={props.isOpen || undefined}
      data-viewed={one.group.viewed || undefined}
      title={one.name}
      onClick={() => props.onOpen(one.group._id)}
    >
      <span className={styles.picture}>
        <TakePicture of={one.group._id} url={pictureOf(one)} />
        <span className={styles.number}>{one.number}</span>{' '}
        {one.group.viewed ? null : <span className={styles.isNew} />}
        <span className={styles.marks}>
          {answersTo(one).map(({ answer }) => (
            <span key={answer} data-answer={answer}>
              <GreaseMark answer={answer} sign="idle" />
            </span>
          ))}
        </span>
      </span>
      <span className={styles.who}>{props.isWhole ? wholeName(one) : briefName(one)}</span>
      <VisuallyHidden>
        {[
          `, ${one.name}`,
          ...answersTo(one).map(({ answer, count }) => `${count} ${ANSWER_WORDS[answer]}`),
          ...(one.group.viewed ? [] : ['to view']),
        ].join(', ')}
      </VisuallyHidden>
    </button>
  )
}
