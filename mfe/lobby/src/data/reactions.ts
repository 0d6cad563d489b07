import { type ApiError, defineAction, inAnswer } from '@callboard/kit/data'
import {
  commentOnRecord,
  deleteComment,
  getReactions,
  giveRecordFeedback,
  listRecordComments,
  type Reviewer,
  type SessionReactions,
  setSessionPrivacy,
} from '@callboard/posting/contract'
import { withOwnAnswer } from '../live/feedback/reactions-model.ts'

const inReactions = (session: string, change: (now: SessionReactions) => SessionReactions) =>
  inAnswer(getReactions, { session }, change)

/** @param me the person who answers */
export const answerRecordAction = (session: string, me: Reviewer) =>
  defineAction(giveRecordFeedback, {
    inOrder: ({ id }) => id,
    insists: true,
    shows: ({ id, feedback }) => [
      inReactions(session, (now) => withOwnAnswer(now, me, { record: id, feedback })),
    ],
    changes: ({ record, feedbacks }) => [
      inReactions(session, (now) => ({
        ...now,
        feedbacks: [...now.feedbacks.filter((entry) => entry.record !== record), ...feedbacks],
      })),
    ],
    refused: (fault: ApiError) => ({
      says: `Your answer could not be saved. ${fault.message}`,
      refreshes: [getReactions],
    }),
    toasts: true,
  })

export const commentOnRecordAction = defineAction(commentOnRecord, {
  changes: (comment, { id }) => [
    inAnswer(listRecordComments, { id }, (now) => ({
      comments: [...now.comments.filter(({ _id }) => _id !== comment._id), comment],
    })),
  ],
})

export const deleteRecordCommentAction = (record: string) =>
  defineAction(deleteComment, {
    shows: ({ id }) => [
      inAnswer(listRecordComments, { id: record }, (now) => ({
        comments: now.comments.filter(({ _id }) => _id !== id),
      })),
    ],
    toasts: true,
  })

export const privacyAction = (session: string) =>
  defineAction(setSessionPrivacy, {
    inOrder: () => session,
    shows: ({ feedback_private }) => [inReactions(session, (now) => ({ ...now, feedback_private }))],
    toasts: true,
  })
