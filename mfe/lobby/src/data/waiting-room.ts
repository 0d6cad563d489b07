import { defineAction, inAnswer, refresh } from '@callboard/kit/data'
import {
  addWaitingToGroup,
  clearWaitingRoom,
  getLobby,
  getWaitingRoom,
  removeWaitingFromGroup,
} from '@callboard/lobby/contract'
import {
  commentOnWaiting,
  deleteComment,
  getReactions,
  giveWaitingFeedback,
  listWaitingComments,
  type Reviewer,
  type SessionReactions,
} from '@callboard/posting/contract'
import { withOwnAnswer } from '../live/feedback/reactions-model.ts'

const inReactions = (session: string, change: (now: SessionReactions) => SessionReactions) =>
  inAnswer(getReactions, { session }, change)

/** @param ref names the talent in the answers of the session @param me the person who answers */
export const answerWaitingAction = (session: string, ref: string, me: Reviewer) =>
  defineAction(giveWaitingFeedback, {
    inOrder: ({ id }) => id,
    shows: ({ feedback }) => [
      inReactions(session, (now) => withOwnAnswer(now, me, { record: ref, feedback })),
    ],
    changes: ({ record, feedbacks }) => [
      inReactions(session, (now) => ({
        ...now,
        feedbacks: [...now.feedbacks.filter((entry) => entry.record !== record), ...feedbacks],
      })),
    ],
    refused: (fault) => ({
      says: `Your answer could not be saved. ${fault.message}`,
      refreshes: [getReactions],
    }),
    toasts: true,
  })

export const commentOnWaitingAction = defineAction(commentOnWaiting, {
  changes: (comment, { session, id }) => [
    inAnswer(listWaitingComments, { session, record: id }, (now) => ({
      comments: [...now.comments.filter(({ _id }) => _id !== comment._id), comment],
    })),
  ],
})

export const deleteWaitingCommentAction = (talent: { readonly session: string; readonly record: string }) =>
  defineAction(deleteComment, {
    shows: ({ id }) => [
      inAnswer(listWaitingComments, talent, (now) => ({
        comments: now.comments.filter(({ _id }) => _id !== id),
      })),
    ],
    toasts: true,
  })

export const addWaitingAction = defineAction(addWaitingToGroup, {
  inOrder: ({ session }) => session,
  refreshes: [getLobby],
  toasts: true,
})

export const removeWaitingAction = defineAction(removeWaitingFromGroup, {
  inOrder: ({ session }) => session,
  refreshes: [getLobby],
  toasts: true,
})

export const clearWaitingAction = defineAction(clearWaitingRoom, {
  refreshes: [getWaitingRoom],
  says: ({ cleared }) => `${cleared} cleared.`,
  toasts: true,
})

export const askWaitingRoomAgain = (session: string): void => void refresh(getWaitingRoom, { id: session })
