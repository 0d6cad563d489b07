import type { Feedback } from '@callboard/posting/contract'

export const FEEDBACK_WORDS: Readonly<Record<Feedback, string>> = {
  yes: 'Yes',
  no: 'No',
  maybe: 'Maybe',
  reshoot: 'Reshoot',
}
