import { perform, useAccount } from '@callboard/kit/data'
import { fullName } from '@callboard/kit/ui'
import type { Feedback } from '@callboard/posting/contract'
import type { Page } from '../data/page-input.ts'
import { answerAction } from '../data/posting.ts'
import type { Asked } from './answers.ts'

/** Answers for the signed-in person: shown at once, and taken back with a word when the server refuses. */
export function useAnswering(page: Page): {
  readonly me: string | undefined
  readonly answer: (asked: Asked, feedback: Feedback | null) => void
} {
  const account = useAccount()
  return {
    me: account?._id,
    answer: (asked, feedback) => {
      if (!account) return
      const action = answerAction(page, { _id: account._id, name: fullName(account) })
      // The action has shown the refusal and taken back its changes already.
      perform(action, { page_id: page.id, link: page.link, ...asked, feedback }).catch(() => undefined)
    },
  }
}
