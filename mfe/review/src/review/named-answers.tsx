import { Face } from '@callboard/kit/labels'
import { VisuallyHidden } from '@callboard/kit/ui'
import { FEEDBACKS, type PickVote } from '@callboard/posting/contract'
import { useState } from 'react'
import { AnswerSign } from '../answers/answer-sign.tsx'
import { ANSWER_WORDS, placeWords } from '../answers/answer-words.ts'
import { changedFrom, changedMark, earlierWords } from '../answers/earlier-words.ts'
import styles from './named-answers.module.css'

/** Reviewers that are seen at first; the others are counted. */
const MOST = 3

/** All that one reviewer said, in words. */
function wholeWords(vote: PickVote): string {
  const { from_user, feedback, page } = vote
  const before = earlierWords(changedFrom(vote))
  return [`${from_user.name}: ${ANSWER_WORDS[feedback]}`, placeWords(page), ...(before ? [before] : [])].join(
    ', ',
  )
}

/** Who gave each answer to a talent, one line each. */
export function NamedAnswers(props: {
  readonly votes: readonly PickVote[]
  /** Each tells where it was given. */
  readonly withPlaces: boolean
}) {
  const [isWhole, setWhole] = useState(false)
  const given = FEEDBACKS.flatMap((answer) => props.votes.filter(({ feedback }) => feedback === answer))
  const more = given.length - MOST
  return (
    <span className={styles.root}>
      <ul className={styles.list} aria-label="Answers">
        {given.slice(0, isWhole ? given.length : MOST).map((vote) => {
          const quiet = [
            ...(props.withPlaces ? [placeWords(vote.page)] : []),
            ...(changedFrom(vote).length > 0 ? [changedMark([vote])] : []),
          ].join(', ')
          return (
            <li key={vote.from_user._id} title={wholeWords(vote)}>
              <Face of="colleague" name={vote.from_user.name} size={24} />
              <AnswerSign of={vote.feedback} />
              <VisuallyHidden>{ANSWER_WORDS[vote.feedback]}</VisuallyHidden>
              <span className={styles.name}>{vote.from_user.name}</span>
              {quiet ? <span className={styles.quiet}>{quiet}</span> : null}
            </li>
          )
        })}
      </ul>
      {more > 0 ? (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole((now) => !now)}
        >
          {isWhole ? 'Fewer' : `+ ${more} more`}
        </button>
      ) : null}
    </span>
  )
}
