import { ANSWER_CODE_MINUTES, type Feedback } from '@callboard/posting/contract'
import type { Asked } from './answers.ts'

/** An answer of a viewer whom nothing names yet, given once a code or an account names them. */
export interface KeptAnswer extends Asked {
  readonly feedback: Feedback
}

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
  kept: Pick<Storage, 'setItem' | 'removeItem'>,
  at = Date.now(),
): void {
  if (answers.length === 0) kept.removeItem(keyOf(page))
  else kept.setItem(keyOf(page), JSON.stringify({ at, answers } satisfies Kept))
}

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
