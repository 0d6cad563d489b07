import { IconPlayerPlayFilled } from '@callboard/kit/icons'
import { keyHint, keyWord } from '@callboard/kit/keys'
import { GreaseMark } from '@callboard/kit/takes'
import { FEEDBACKS, type Feedback, type FeedbackEntry, type PostingGroup } from '@callboard/posting/contract'
import { ANSWER_WORDS, ANSWERS } from '../answers/answer-words.ts'
import styles from './answer-bar.module.css'
import { AnswerGivers } from './answer-givers.tsx'
import { answerOf, answersTo } from './answers.ts'
import { talentName } from './posting-groups.ts'

export interface AnswerBarProps {
  /** Reshoot is one of the answers. */
  readonly reshoot: boolean
  readonly group: PostingGroup
  readonly feedbacks: readonly FeedbackEntry[]
  readonly me: string | undefined
  /** The talent that the keys answer for. */
  readonly active: string | undefined
  /** The talent in the take that plays. */
  readonly inTake: readonly string[]
  /** Only the active talent has buttons; each other one is a line that makes them the active one. */
  readonly folds: boolean
  readonly onChoose: (talent: string) => void
  readonly onAnswer: (talent: string, feedback: Feedback | null) => void
}

/** Yes, No, Maybe for each talent of the group, under the thumb. */
export function AnswerBar(props: AnswerBarProps) {
  const { group, feedbacks, me, active, inTake, onAnswer } = props
  const among = props.reshoot ? FEEDBACKS : ANSWERS
  return group.records.map((talent) => {
    const asked = { ref_id: group._id, to_user: talent._id }
    const mine = answerOf(feedbacks, asked, me)
    const name = talentName(talent)
    const isOneOfMore = group.records.length > 1
    if (props.folds && talent._id !== active)
      return (
        <button
          key={talent._id}
          type="button"
          className={styles.folded}
          aria-label={`${name}: ${mine ? ANSWER_WORDS[mine] : 'to answer'}`}
          onClick={() => props.onChoose(talent._id)}
        >
          <strong>{name}</strong>
          <span>{talent.role}</span>
          <span className={styles.mine} data-answer={mine ?? undefined}>
            <GreaseMark answer={mine ?? undefined} sign="idle" />
            {mine ? ANSWER_WORDS[mine] : 'To answer'}
          </span>
        </button>
      )
    return (
      // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
      <div
        key={talent._id}
        role="group"
        aria-label={name}
        className={styles.row}
        data-active={(isOneOfMore && talent._id === active) || undefined}
      >
        <p className={styles.name}>
          <strong>{name}</strong>
          <span>{talent.role}</span>
          {isOneOfMore && inTake.length < group.records.length && inTake.includes(talent._id) ? (
            <span className={styles.plays}>
              <IconPlayerPlayFilled size={12} aria-hidden /> In this take
            </span>
          ) : null}
        </p>
        <div className={styles.buttons}>
          {among.map((answer) => {
            // The keys answer for the active talent only, and reshoot has none.
            const hasKey = talent._id === active && answer !== 'reshoot'
            return (
              <button
                key={answer}
                type="button"
                data-answer={answer}
                aria-pressed={mine === answer}
                onClick={() => onAnswer(talent._id, mine === answer ? null : answer)}
                {...(hasKey ? keyHint('answer', answer, ANSWER_WORDS[answer]) : {})}
              >
                <GreaseMark answer={answer} sign={mine === answer ? 'given' : 'idle'} />{' '}
                {ANSWER_WORDS[answer]}
                {answer !== 'reshoot' ? (
                  <span className={styles.key} data-key={keyWord('answer', answer)} aria-hidden />
                ) : null}
              </button>
            )
          })}
        </div>
        {me === undefined ? null : (
          <div className={styles.givers} aria-live="polite">
            <AnswerGivers answers={answersTo(feedbacks, asked)} me={me} among={among} />
          </div>
        )}
      </div>
    )
  })
}
