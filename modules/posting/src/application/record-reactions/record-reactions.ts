import { isStaff, roomGuard, useCase } from '@callboard/core'
import {
  commentOnRecord,
  getReactions,
  giveRecordFeedback,
  listRecordComments,
  reviewerRoom,
  visibleTo,
} from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering } from '../reactions/answering.ts'
import { recordFeedbackViews } from '../reactions/reaction-view.ts'
import { Reviewers } from '../reactions/reviewers.ts'
import { RecordAnswers } from './record-answers.ts'

/** Open to the account that it is named after, and to no other. */
export const ReviewerRoomGuard = roomGuard(reviewerRoom, {}, async ({ actor, id }) => {
  if (actor.kind !== 'user' || actor.userId !== id) return null
  if (actor.userType === 'client') return { audience: 'client' }
  return isStaff(actor) ? { audience: 'staff' } : null
})

export const GetReactions = useCase(
  getReactions,
  { store: POSTING_STORE, reviewers: Reviewers },
  async ({ needs, actor, subject: { session } }) => {
    const { userId } = answering(actor)
    const { feedbacks, privacy, comments } = await needs.store.read(async (repositories) => ({
      feedbacks: await repositories.feedbacks.ofPlace(session.id),
      privacy: await repositories.privacy.ofPlace(session.id),
      comments: await repositories.comments.countByTalent([session.id]),
    }))
    return {
      feedbacks: await recordFeedbackViews(needs.reviewers, visibleTo(userId, feedbacks, privacy)),
      comments: comments.map((counted) => ({ record: counted.recordId, count: counted.comments })),
      feedback_private: privacy.get(userId) ?? null,
      can: {
        answer: session.feedback.open,
        reshoot: session.feedback.open && session.feedback.reshoot,
      },
    }
  },
)

export const GiveRecordFeedback = useCase(
  giveRecordFeedback,
  { answers: RecordAnswers },
  ({ needs, actor, input, subject: { session } }) => needs.answers.answer(actor, session, input.id, input),
)

export const ListRecordComments = useCase(
  listRecordComments,
  { answers: RecordAnswers },
  async ({ needs, actor, input: { id }, subject: { session } }) => ({
    comments: await needs.answers.comments(actor, session, id),
  }),
)

export const CommentOnRecord = useCase(
  commentOnRecord,
  { answers: RecordAnswers },
  ({ needs, actor, input: { id, content }, subject: { session } }) =>
    needs.answers.comment(actor, session, id, content),
)
