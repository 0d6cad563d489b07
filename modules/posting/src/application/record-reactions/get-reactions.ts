import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { getReactions, visibleTo } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering } from '../reactions/answering.ts'
import { recordFeedbackViews } from '../reactions/reaction-view.ts'

export const GetReactions = useCase(
  getReactions,
  { store: POSTING_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, subject: { session } }) => {
    const { userId } = answering(actor)
    const { feedbacks, privacy, comments } = await needs.store.read(async (repositories) => ({
      feedbacks: await repositories.recordFeedbacks.ofSession(session.id),
      privacy: await repositories.sessionPrivacy.ofPlace(session.id),
      comments: await repositories.recordComments.count(session.id),
    }))
    return {
      feedbacks: await recordFeedbackViews(needs.users, visibleTo(userId, feedbacks, privacy)),
      comments: [...comments].map(([record, count]) => ({ record, count })),
      feedback_private: privacy.get(userId) ?? null,
      can: {
        answer: session.feedback.open,
        reshoot: session.feedback.open && session.feedback.reshoot,
      },
    }
  },
)
