import { ANSWER_CODE_MINUTES, type Feedback, type PostingPageView } from '@callboard/posting/contract'
import type { Asked } from './answers.ts'

/** An answer of a viewer whom nothing names yet, given once a code or an account names them. */
export interface KeptAnswer extends Asked {
  readonly feedback: Feedback
}

/** In the place of a reviewer, until one is known. */
export const UNNAMED = { _id: 'unnamed', name: '', by_address: false }

/** The page as its visitor sees it: what they have answered is theirs, though nobody has it yet. */
export const withUnsent = (view: PostingPageView, unsent: readonly KeptAnswer[]): PostingPageView =>
  unsent.length === 0
    ? view
    : {
        ...view,
        reviewer: UNNAMED,
        feedbacks: [...view.feedbacks, ...unsent.map((answer) => ({ ...answer, from_user: UNNAMED }))],
      }

export interface Kept {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly answers: readonly KeptAnswer[]
}

export const keyOf = (page: string) => `callboard:answers:${page}`

export function keptAnswers(
  page: string,
  kept: Pick<Storage, 'getItem'>,
  now = Date.now(),
): readonly KeptAnswer[] {
  const text = kept.getItem(keyOf(page))
  if (text === null) return []
  const { at, answers } = JSON.parse(text) as Kept
  return now - at < ANSWER_CODE_MINUTES * 60_000 ? answers : []
}
