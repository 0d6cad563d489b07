import { GreaseMark } from '@callboard/kit/takes'
import { VisuallyHidden } from '@callboard/kit/ui'
import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import { useRef } from 'react'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { AnswerTally } from './answer-tally.tsx'
import { type Asked, answerOf, answersTo, isAbout } from './answers.ts'
import styles from './folded-talent.module.css'
import { UndoAnswer } from './just-answered.tsx'
import { firstName, talentName } from './posting-groups.ts'
import type { JustAnswered } from './use-just-answered.ts'

/** On a phone, those of a group who are not the active one: one line, where a tap brings somebody's buttons. */
export function FoldedTalent(props: {
  readonly group: PostingGroup
  readonly talent: PostingGroup['records']
  readonly feedbacks: readonly FeedbackEntry[]
  readonly me: string | undefined
  /** Answers of the reader that the server does not have. */
  readonly unsent: readonly Asked[]
  readonly just: JustAnswered | undefined
  /** It says what all have answered, in place of what the reader has. */
  readonly talliesFolded: boolean
  readonly onUnfold: (talent: PostingGroup['records'][number]) => void
}) {
  const { group, feedbacks, me, just, onUnfold } = props
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul ref={list} className={styles.root} aria-label="Others of the group">
      {props.talent.map((talent) => {
        const asked = { ref_id: group._id, to_user: talent._id }
        const mine = answerOf(feedbacks, asked, me)
        const theirs = answersTo(feedbacks, asked)
        const isUnsent = props.unsent.some((one) => isAbout(one, asked))
        const words = mine && `${ANSWER_WORDS[mine]}${isUnsent ? ', not sent' : ''}`
        return (
          <li key={talent._id}>
            {props.talliesFolded ? (
              <button type="button" onClick={() => onUnfold(talent)}>
                <strong aria-hidden>{firstName(talent)}</strong>
                <VisuallyHidden>{talentName(talent)}</VisuallyHidden>
                {theirs.length > 0 ? <AnswerTally answers={theirs} /> : 'No answer yet'}
              </button>
            ) : (
              <button
                type="button"
                data-answer={mine ?? undefined}
                data-unsent={isUnsent || undefined}
                aria-label={`${talentName(talent)}: ${words ?? 'to answer'}`}
                onClick={() => onUnfold(talent)}
              >
                <strong>{firstName(talent)}</strong>
                <GreaseMark answer={mine ?? undefined} sign="idle" />
                {words ?? 'To answer'}
              </button>
            )}
            {just?.undo && isAbout(just, asked) ? (
              <UndoAnswer undo={just.undo} onUndo={() => list.current?.querySelector('button')?.focus()} />
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
