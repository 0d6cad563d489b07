import { ApiError, call, patch, refresh, useAccount } from '@callboard/kit/data'
import { fullName, toast } from '@callboard/kit/ui'
import { type Feedback, getPage, giveFeedback } from '@callboard/posting/contract'
import { useState } from 'react'
import { type Asked, withAnswer, withAnswersTo } from './answers.ts'
import { inOrder } from './in-order.ts'
import { type Page, pageInput } from './page-input.ts'

/** Answers for the signed-in person: shown at once, and taken back with a word when the server refuses. */
export function useAnswering(page: Page): {
  readonly me: string | undefined
  /** @param before the answer that stands there now */
  readonly answer: (asked: Asked, feedback: Feedback | null, before: Feedback | null) => void
} {
  const account = useAccount()
  const [queue] = useState(inOrder)
  const input = pageInput(page)
  return {
    me: account?._id,
    answer: (asked, feedback, before) => {
      if (!account) return
      const person = { _id: account._id, name: fullName(account) }
      const show = (wished: Feedback | null) =>
        patch(getPage, input, (now) => ({
          ...now,
          feedbacks: withAnswer(now.feedbacks, asked, person, wished),
        }))
      show(feedback)
      void queue(`${asked.ref_id} ${asked.to_user}`, async (isLast) => {
        try {
          const reply = await call(giveFeedback, { page_id: page.id, link: page.link, ...asked, feedback })
          if (!isLast()) return
          patch(getPage, input, (now) => ({
            ...now,
            feedbacks: withAnswersTo(now.feedbacks, asked, reply.feedbacks),
          }))
        } catch (fault) {
          const why = fault instanceof ApiError ? fault.message : 'Something went wrong.'
          if (isLast()) show(before)
          toast.failed(`Your answer could not be saved. ${why}`)
          await refresh(getPage, input)
        }
      })
    },
  }
}
