import { perform } from '@callboard/kit/data'
import type { Feedback, PostingPageView } from '@callboard/posting/contract'
import type { Page } from '../data/page-input.ts'
import { answerAction, reloadPage } from '../data/posting.ts'
import type { Asked } from './answers.ts'
import { isGone } from './is-gone.ts'

/**
 * Answers for the reader: shown at once, and taken back with a word when the server refuses.
 * @returns whether the server has it, once it has it or refuses it
 */
export function answering(
  page: Page,
  reviewer: PostingPageView['reviewer'],
  onRefused: () => void,
): (asked: Asked, feedback: Feedback | null) => Promise<boolean> {
  if (!reviewer) return async () => false
  const action = answerAction(page, { _id: reviewer._id, name: reviewer.name })
  return async (asked, feedback) => {
    try {
      await perform(action, { page_id: page.id, link: page.link, ...asked, feedback })
      return true
    } catch (fault) {
      onRefused()
      // The action has shown the refusal and taken back its changes already; the page says what is closed.
      if (isGone(fault)) await reloadPage(page).catch(() => undefined)
      return false
    }
  }
}
