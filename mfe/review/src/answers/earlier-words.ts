import type { Feedback } from '@callboard/posting/contract'
import { ANSWER_WORDS, placeWords } from './answer-words.ts'

interface Said {
  readonly feedback: Feedback
  readonly page: { readonly name: string } | null
}

/** What else a reviewer said of a talent: `earlier No on First round`; empty: nothing. */
export const earlierWords = (earlier: readonly Said[]): string =>
  earlier.length === 0
    ? ''
    : `earlier ${earlier.map(({ feedback, page }) => `${ANSWER_WORDS[feedback]} ${placeWords(page)}`).join(', ')}`

interface Vote extends Pick<Said, 'feedback'> {
  readonly earlier: readonly Said[]
}

/** What a reviewer said of a talent before and says no longer. */
export const changedFrom = <Before extends Said>(vote: {
  readonly feedback: Feedback
  readonly earlier: readonly Before[]
}): readonly Before[] => vote.earlier.filter(({ feedback }) => feedback !== vote.feedback)

/** Who of the reviewers said something else before, and what; empty: nobody. */
export const changedWords = (
  votes: readonly (Vote & { readonly from_user: { readonly name: string } })[],
): string =>
  votes
    .filter((vote) => changedFrom(vote).length > 0)
    .map((vote) => `${vote.from_user.name}: ${earlierWords(changedFrom(vote))}`)
    .join('; ')

/** The same in a word or two, where there is little room: `was no` of a single answer. */
export function changedMark(votes: readonly Vote[]): string {
  const before = votes.flatMap(changedFrom)
  const [only, ...others] = before
  return only && others.length === 0 ? `was ${ANSWER_WORDS[only.feedback].toLowerCase()}` : 'changed'
}
