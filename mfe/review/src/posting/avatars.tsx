import { nameInitials } from '@callboard/kit/labels'
import type { FeedbackEntry } from '@callboard/posting/contract'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import takes from '../takes/takes.module.css'
import posting from './posting.module.css'

/** Small marks of the answers: initials of the reviewer with the word. */
export function Avatars({
  answers,
  me,
}: {
  readonly answers: readonly FeedbackEntry[]
  readonly me?: string
}) {
  if (answers.length === 0) return null
  return (
    <ul className={posting.avatars} aria-label="Answers">
      {answers.map(({ from_user, feedback }) => (
        <li key={from_user._id} title={`${from_user.name}: ${ANSWER_WORDS[feedback]}`}>
          <span className={posting.avatar} data-answer={feedback} aria-hidden>
            {nameInitials(from_user.name)}
          </span>
          {/* Where feedback is individual, each answer names its giver's address. */}
          <span className={from_user.email ? undefined : takes.announce}>
            {from_user._id === me ? 'You' : (from_user.email ?? from_user.name)}
          </span>{' '}
          {ANSWER_WORDS[feedback]}
        </li>
      ))}
    </ul>
  )
}
