import { chunksOf, useCase } from '@callboard/core'
import { feedbackPrivateUpdate, setSessionPrivacy, visibleTo } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering } from '../reactions/answering.ts'
import { setPrivacy } from '../reactions/giving.ts'
import { reviewerView } from '../reactions/reaction-view.ts'
import { Reviewers } from '../reactions/reviewers.ts'

/** Answers in one signal, which carries 64 KB: a person may have answered hundreds of talent, and have a long name. */
const SHOWN_AT_ONCE = 30

export const SetSessionPrivacy = useCase(
  setSessionPrivacy,
  { store: POSTING_STORE, reviewers: Reviewers },
  async ({ needs, actor, input: { feedback_private: mode }, subject: { session } }) => {
    const { userId } = answering(actor)
    const from_user = await reviewerView(needs.reviewers, userId)
    return await needs.store.write(async (repositories, outbox) => {
      const isChanged = await setPrivacy(repositories, { placeId: session.id, userId }, mode)
      if (!isChanged) return { feedback_private: mode }
      const own = await repositories.feedbacks.ofReviewers(session.id, [userId])
      const shown = visibleTo(null, own, new Map(mode === null ? [] : [[userId, mode]]))
      const [first = [], ...others] = chunksOf(
        shown.map(({ recordId, value }) => ({ record: recordId, feedback: value, from_user })),
        SHOWN_AT_ONCE,
      )
      const said = { from_user: userId, feedbacks: first }
      outbox.signal(feedbackPrivateUpdate, session.id, { staff: said, client: said })
      for (const feedbacks of others) {
        const more = { from_user: userId, feedbacks, continued: true }
        outbox.signal(feedbackPrivateUpdate, session.id, { staff: more, client: more })
      }
      return { feedback_private: mode }
    })
  },
)
