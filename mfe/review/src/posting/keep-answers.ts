import type { Feedback } from '@callboard/posting/contract'
import { type Asked, isAbout } from './answers.ts'
import { type Kept, type KeptAnswer, keptAnswers, keyOf } from './kept-answers.ts'

/** null takes it back. */
type AnyAnswer = Asked & { readonly feedback: Feedback | null }

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

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
