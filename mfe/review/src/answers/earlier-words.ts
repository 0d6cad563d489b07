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

/** Who of the reviewers said something else before, and what; empty: nobody. */
export const changedWords = (
  votes: readonly {
    readonly feedback: Feedback
    readonly from_user: { readonly name: string }
    readonly earlier: readonly Said[]
  }[],
): string =>
  votes
    .filter(({ feedback, earlier }) => earlier.some((one) => one.feedback !== feedback))
    .map(({ from_user, earlier }) => `${from_user.name}: ${earlierWords(earlier)}`)
    .join('; ')
