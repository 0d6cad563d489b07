import { FEEDBACKS, type Feedback } from '@callboard/posting/contract'

/** Those that every page takes, in the order of the contract. */
export const ANSWERS = FEEDBACKS.filter((answer) => answer !== 'reshoot')

/** Where an answer was given. @param page null: in the live room */
export const placeWords = (page: { readonly name: string } | null): string =>
  page ? `on ${page.name}` : 'in the room'

export const ANSWER_WORDS: Readonly<Record<Feedback, string>> = {
  yes: 'Yes',
  no: 'No',
  maybe: 'Maybe',
  reshoot: 'Reshoot',
}
