import { IconEyeFilled } from '@callboard/kit/icons'
import { GreaseMark, TakePicture } from '@callboard/kit/takes'
import { VisuallyHidden } from '@callboard/kit/ui'
import { FEEDBACKS } from '@callboard/posting/contract'
import { AnswerMarks } from '../answers/answer-marks.tsx'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { countWords } from '../takes/take-words.ts'
import { briefName, pictureOf, type ShownGroup, wholeName } from './review-groups.ts'
import styles from './window-strip.module.css'

/** The answers that the talent of a group were given, and how often. */
const answersTo = ({ votes }: ShownGroup) =>
  FEEDBACKS.map((answer) => ({
    answer,
    count: votes.filter(({ feedback }) => feedback === answer).length,
  })).filter(({ count }) => count > 0)

/** Below the whole name of a group: its takes, whether it was viewed, and what clients answered. */
const Facts = ({ one }: { readonly one: ShownGroup }) => (
  <span className={styles.facts}>
    {countWords(one.takes.length, 'take')}
    {one.group.viewed ? (
      <span>
        <IconEyeFilled size={12} aria-hidden /> Viewed
      </span>
    ) : (
      <span data-new>To view</span>
    )}
    <AnswerMarks votes={one.votes} brief />
  </span>
)

/** A group among the others: its picture with its number, what clients answered, and whether it is to view. */
export function GroupButton(props: {
  readonly one: ShownGroup
  readonly isOpen: boolean
  /** There is room for the whole name, and for words about it. */
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
        {one.group.viewed || props.isWhole ? null : <span className={styles.isNew} />}
        {props.isWhole ? null : (
          <span className={styles.marks}>
            {answersTo(one).map(({ answer }) => (
              <span key={answer} data-answer={answer}>
                <GreaseMark answer={answer} sign="idle" />
              </span>
            ))}
          </span>
        )}
      </span>
      {props.isWhole ? (
        <span className={styles.whole}>
          <span className={styles.who}>{wholeName(one)}</span>
          <Facts one={one} />
        </span>
      ) : (
        <>
          <span className={styles.who}>{briefName(one)}</span>
          <VisuallyHidden>
            {[
              `, ${one.name}`,
              ...answersTo(one).map(({ answer, count }) => `${count} ${ANSWER_WORDS[answer]}`),
              ...(one.group.viewed ? [] : ['to view']),
            ].join(', ')}
          </VisuallyHidden>
        </>
      )}
    </button>
  )
}
