import { Face } from '@callboard/kit/labels'
import type { FeedbackEntry } from '@callboard/posting/contract'
import { AnswerSign } from '../answers/answer-sign.tsx'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import takes from '../takes/takes.module.css'
import styles from './answer-givers.module.css'

/** Faces beside one answer; the others are counted. */
const MOST_FACES = 3

const words = ({ from_user, feedback }: FeedbackEntry) => `${from_user.name}: ${ANSWER_WORDS[feedback]}`

/**
 * Others who have answered for a talent: their faces, each beside the sign of their answer. Where feedback is individual,
 * each answer names its giver's address. The reader's own answer is said by its button.
 */
export function AnswerGivers(props: {
  readonly answers: readonly FeedbackEntry[]
  readonly me: string | undefined
  /** Of the buttons, in their order. */
  readonly among: readonly FeedbackEntry['feedback'][]
}) {
  const others = props.answers.filter(({ from_user }) => from_user._id !== props.me)
  if (others.length === 0) return null
  if (others.some(({ from_user }) => from_user.email !== undefined))
    return (
      <ul className={styles.lines} data-each aria-label="Answers">
        {others.map((entry) => (
          <li key={entry.from_user._id} title={words(entry)}>
            <Face of="colleague" name={entry.from_user.name} size={24} />
            <span>{entry.from_user.email ?? entry.from_user.name}</span>
            <AnswerSign of={entry.feedback} />
            <span>{ANSWER_WORDS[entry.feedback]}</span>
          </li>
        ))}
      </ul>
    )
  return (
    <ul className={styles.faces} aria-label="Answers">
      {props.among.map((answer) => {
        const given = others.filter(({ feedback }) => feedback === answer)
        const more = given.slice(MOST_FACES)
        if (given.length === 0) return null
        return (
          <li key={answer}>
            <AnswerSign of={answer} />
            {given.slice(0, MOST_FACES).map((entry) => (
              <span key={entry.from_user._id} className={styles.face} title={words(entry)}>
                <Face of="colleague" name={entry.from_user.name} size={24} />
                <span className={takes.announce}>{words(entry)}</span>
              </span>
            ))}
            {more.length > 0 ? (
              <span className={styles.more} title={more.map(words).join(', ')}>
                +{more.length}
              </span>
            ) : null}
          </li>
        )
      })}
    </ul>
  )
}
