import { ANSWER_CODE_MINUTES, type Feedback, type PostingPageView } from '@callboard/posting/contract'
import { type Asked, isAbout } from './answers.ts'

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

/** null takes it back. */
type AnyAnswer = Asked & { readonly feedback: Feedback | null }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

interface Kept {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly answers: readonly KeptAnswer[]
}

const keyOf = (page: string) => `callboard:answers:${page}`

/** A phone drops the page while its owner looks for the code in the mail, and another account leads over another page. */
export function keepAnswers(
  page: string,
  answers: readonly KeptAnswer[],
  kept: Omit<Store, 'getItem'>,
  at = Date.now(),
): void {
  if (answers.length === 0) kept.removeItem(keyOf(page))
  else kept.setItem(keyOf(page), JSON.stringify({ at, answers } satisfies Kept))
}

export function keptAnswers(
  page: string,
  kept: Pick<Store, 'getItem'>,
  now = Date.now(),
): readonly KeptAnswer[] {
  const text = kept.getItem(keyOf(page))
  if (text === null) return []
  const { at, answers } = JSON.parse(text) as Kept
  return now - at < ANSWER_CODE_MINUTES * 60_000 ? answers : []
}

/** Keeps an answer in place of the one about the same talent; null: none. */
export function keepAnswer(page: string, { feedback, ...asked }: AnyAnswer, kept: Store): void {
  const others = keptAnswers(page, kept).filter((one) => !isAbout(one, asked))
  keepAnswers(page, feedback === null ? others : [...others, { ...asked, feedback }], kept)
}

/** Sends an answer. While one about its talent is kept, that is this one, until the server has it. @param send says whether it has */
export async function sendKept(
  page: string,
  answer: AnyAnswer,
  kept: Store,
  send: () => Promise<boolean>,
): Promise<void> {
  const find = () => keptAnswers(page, kept).find((one) => isAbout(one, answer))
  if (find()) keepAnswer(page, answer, kept)
  // Another answer may have been pressed meanwhile.
  if ((await send()) && find()?.feedback === answer.feedback)
    keepAnswer(page, { ...answer, feedback: null }, kept)
}
