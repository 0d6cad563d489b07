import { FEEDBACKS, type Feedback } from '@callboard/posting/contract'

/** Those that every page takes, in the order of the contract. */
export const ANSWERS = FEEDBACKS.filter((answer) => answer !== 'reshoot')

export const ANSWER_WORDS: Readonly<Record<Feedback, string>> = {
  yes: 'Yes',
  no: 'No',
  maybe: 'Maybe',
  reshoot: 'Reshoot',
}
