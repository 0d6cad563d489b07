import { toast, undoSeconds } from '@callboard/kit/ui'
import type { Feedback, PostingGroup } from '@callboard/posting/contract'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { talentName } from './posting-groups.ts'

/** The newest answer takes the place of the one before. */
const ID = 'answer'

/** Says which answer was given for whom, or is taken back, with the way to have it as it was. */
export function offerUndo(
  talent: PostingGroup['records'][number],
  { before, after }: { readonly before: Feedback | null; readonly after: Feedback | null },
  undo: () => void,
): void {
  const words = (answer: Feedback) => `${ANSWER_WORDS[answer]} for ${talentName(talent)}`
  const text = after ? words(after) : before ? `${words(before)} is taken back` : undefined
  const action = { label: 'Undo', run: undo }
  if (text) toast.ok(text, { id: ID, stays: undoSeconds() * 1000, action })
}

/** The answer was refused, or its talent has left the page. */
export const hideUndo = () => toast.hide(ID)
