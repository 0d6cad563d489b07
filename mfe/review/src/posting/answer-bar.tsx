import { keyHint } from '@callboard/kit/keys'
import { FEEDBACKS, type Feedback, type FeedbackEntry, type PostingGroup } from '@callboard/posting/contract'
import { ANSWER_SIGNS } from '../answers/answer-signs.ts'
import { ANSWER_WORDS, ANSWERS } from '../answers/answer-words.ts'
import takes from '../takes/takes.module.css'
import { AnswerTally } from './answer-tally.tsx'
import { answerOf, answersTo } from './answers.ts'
import { Avatars } from './avatars.tsx'
import cinema from './cinema.module.css'

export const talentName = (talent: { readonly first_name: string; readonly last_name: string }) =>
  `${talent.first_name} ${talent.last_name}`.trim() || 'Unknown'

export interface AnswerBarProps {
  /** Reshoot is one of the answers. */
  readonly reshoot: boolean
  readonly group: PostingGroup
  readonly feedbacks: readonly FeedbackEntry[]
  readonly me: string | undefined
  /** The talent that the keys answer for. */
  readonly active: string | undefined
  readonly onAnswer: (talent: string, feedback: Feedback | null) => void
}

/** Yes, No, Maybe for each talent of the group, under the thumb. */
export function AnswerBar({ reshoot, group, feedbacks, me, active, onAnswer }: AnswerBarProps) {
  return (
    <div className={cinema.answerBar}>
      {group.records.map((talent) => {
        const asked = { ref_id: group._id, to_user: talent._id }
        const mine = answerOf(feedbacks, asked, me)
        const answers = answersTo(feedbacks, asked)
        const name = talentName(talent)
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere
          <div
            key={talent._id}
            role="group"
            aria-label={name}
            className={cinema.answerRow}
            data-active={(group.records.length > 1 && talent._id === active) || undefined}
          >
            <p className={cinema.answerName}>
              <strong>{name}</strong>
              <span className={takes.quiet}>{talent.role}</span>
            </p>
            <div className={cinema.answerButtons}>
              {(reshoot ? FEEDBACKS : ANSWERS).map((answer) => {
                const Sign = ANSWER_SIGNS[answer]
                // The keys answer for the active talent only, and reshoot has none.
                const hint =
                  talent._id === active && answer !== 'reshoot'
                    ? keyHint('answer', answer, ANSWER_WORDS[answer])
                    : {}
                return (
                  <button
                    key={answer}
                    type="button"
                    data-answer={answer}
                    aria-pressed={mine === answer}
                    onClick={() => onAnswer(talent._id, mine === answer ? null : answer)}
                    {...hint}
                  >
                    <Sign size={16} aria-hidden /> {ANSWER_WORDS[answer]}
                  </button>
                )
              })}
            </div>
            <div className={cinema.answerOthers} aria-live="polite">
              <AnswerTally answers={answers} />
              <Avatars answers={answers} me={me} />
            </div>
          </div>
        )
      })}
    </div>
  )
}
