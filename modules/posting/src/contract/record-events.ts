import { defineRoom, defineSignal } from '@callboard/core/http-contract'
import { sessionRoom } from '@callboard/lobby/contract'
import { Type } from '@sinclair/typebox'
import { RecordFeedback } from './record-schemas.ts'
import { FeedbackSchema } from './schemas.ts'

/** The own room of a reviewer; the id is the account's. What a reviewer hides from others is told here only. */
export const reviewerRoom = defineRoom({ prefix: 'reviewer' })

const Answered = Type.Object({
  record: Type.String(),
  /** null: none, or none that others may see */
  feedback: Type.Union([FeedbackSchema, Type.Null()]),
  from_user: Type.Object({ _id: Type.String(), name: Type.String() }),
})

/** The public part of an answer has changed. Reviewers learn of their own answers in their own room. */
export const recordFeedbackSet = defineSignal({
  type: 'set-record-feedback',
  room: sessionRoom,
  views: { staff: Answered, client: Answered },
})

const PublicAnswers = Type.Object({
  from_user: Type.String(),
  feedbacks: Type.Array(RecordFeedback),
  /** These beside those of the signal before. */
  continued: Type.Optional(Type.Boolean()),
})

/** A reviewer hides answers or shows them again: from now on exactly these are public, with those of signals that continue it. */
export const feedbackPrivateUpdate = defineSignal({
  type: 'feedback-private-update',
  room: sessionRoom,
  views: { staff: PublicAnswers, client: PublicAnswers },
})

const CommentCount = Type.Object({ record: Type.String(), count: Type.Integer() })

/** Comments on a talent have changed: load them again where they are shown. */
export const recordCommentRef = defineSignal({
  type: 'comment-ref',
  room: sessionRoom,
  views: { staff: CommentCount, client: CommentCount },
})

const OwnAnswer = Type.Object({
  session: Type.String(),
  record: Type.String(),
  feedback: Type.Union([FeedbackSchema, Type.Null()]),
})

/** The reviewer has answered, perhaps on another screen. */
export const ownRecordFeedback = defineSignal({
  type: 'own-record-feedback',
  room: reviewerRoom,
  views: { staff: OwnAnswer, client: OwnAnswer },
})
