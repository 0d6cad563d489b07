import type { Feedback } from '@callboard/posting/contract'

export const ANSWERS = ['yes', 'no', 'maybe'] as const satisfies readonly Feedback[]

export const ANSWER_WORDS: Readonly<Record<Feedback, string>> = {
  yes: 'Yes',
  no: 'No',
  maybe: 'Maybe',
  reshoot: 'Reshoot',
}

/** Most wanted first. */
export const ANSWER_ORDER = ['yes', 'maybe', 'no', 'reshoot'] as const satisfies readonly Feedback[]
