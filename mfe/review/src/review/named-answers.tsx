import { Face } from '@callboard/kit/labels'
import { FEEDBACKS, type Pick } from '@callboard/posting/contract'
import type { ComponentProps, ReactNode } from 'react'
import { AnswerMarks } from '../answers/answer-marks.tsx'
import { ANSWER_WORDS, placeWords } from '../answers/answer-words.ts'
import type { AnswersSource } from '../answers/answers-source.ts'
import { changedFrom, earlierWords } from '../answers/earlier-words.ts'
import styles from './named-answers.module.css'

/** Faces beside one answer; the others are counted. */
const MOST_FACES = 4

const words = ({ from_user, feedback, page }: Pick['votes'][number]) =>
  `${from_user.name}: ${ANSWER_WORDS[feedback]}, ${placeWords(page)}`

/**
 * Each answer on a line of its own, with the faces of those who gave it, whose names come to the pointer and the focus, and
 * where it was given; below, what else they said before.
 */
export const NamedAnswers = ({
  votes,
  source,
}: {
  readonly votes: Pick['votes']
  /** Told beside the list: it is not told again with each answer. */
  readonly source: AnswersSource | undefined
}) => (
  <>
    {FEEDBACKS.map((answer) => {
      const given = votes.filter(({ feedback }) => feedback === answer)
      if (given.length === 0) return null
      const more = given.slice(MOST_FACES)
      return (
        <span key={answer} className={styles.root}>
          <AnswerMarks votes={given} />
          {(source?.isOnePerson ? [] : given.slice(0, MOST_FACES)).map((vote) => (
            <Named key={vote.from_user._id} words={words(vote)}>
              <Face of="colleague" name={vote.from_user.name} size={24} />
            </Named>
          ))}
          {more.length > 0 ? <Named words={more.map(words).join(', ')}>+{more.length}</Named> : null}
          {source ? null : (
            <span className={styles.places}>
              {[...new Set(given.map(({ page }) => placeWords(page)))].join(', ')}
            </span>
          )}
        </span>
      )
    })}
    {votes.flatMap((vote) =>
      changedFrom(vote).map((said) => {
        const { from_user } = vote
        const before = `${votes.length > 1 ? `${from_user.name}: ` : ''}${earlierWords([said])}`
        return (
          <span key={`${from_user._id} ${before}`} className={styles.earlier} title={before}>
            {before}
          </span>
        )
      }),
    )}
  </>
)

/** Faces beside one answer of several on one line, and beside the only one. */
const [FEW_FACES, SOME_FACES] = [1, 3]

/** On one line: each answer with its number and the faces of those who gave it. */
export function FacedAnswers({ votes, source }: ComponentProps<typeof NamedAnswers>) {
  const answers = FEEDBACKS.filter((answer) => votes.some(({ feedback }) => feedback === answer))
  return answers.map((answer) => {
    const given = votes.filter(({ feedback }) => feedback === answer)
    return (
      <span key={answer} className={styles.faced}>
        <AnswerMarks votes={given} brief />
        {(source?.isOnePerson ? [] : given.slice(0, answers.length > 1 ? FEW_FACES : SOME_FACES)).map(
          ({ from_user }) => (
            <span key={from_user._id} aria-hidden>
              <Face of="colleague" name={from_user.name} size={24} />
            </span>
          ),
        )}
      </span>
    )
  })
}

/** Its words come to the pointer and the focus. */
const Named = (props: { readonly words: string; readonly children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus brings the words
  <span className={styles.named} role="img" aria-label={props.words} tabIndex={0}>
    {props.children}
  </span>
)
