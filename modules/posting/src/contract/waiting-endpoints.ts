import { defineEndpoint, idFormat, REVIEWERS, STAFF_TYPES, subjectOf } from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import { RecordComment, RecordFeedback } from './record-schemas.ts'
import { CommentContent, FeedbackSchema } from './schemas.ts'

const REVIEWER_TYPES = [...STAFF_TYPES, 'client'] as const
const Id = Type.Object({ id: Type.String(idFormat) })
const onSession = subjectOf(sessionSubject, { id: 'session' }, REVIEWERS)

export const giveWaitingFeedback = defineEndpoint({
  name: 'posting.giveWaitingFeedback',
  summary: 'Answer yes, no or maybe for a talent of the external waiting room; null takes the answer back',
  method: 'POST',
  path: '/twr/feedback/{id}',
  access: REVIEWER_TYPES,
  subject: onSession,
  params: Id,
  body: Type.Object({
    session: Type.String(idFormat),
    feedback: Type.Union([FeedbackSchema, Type.Null()]),
  }),
  /** `record` is the talent's `ref` */
  reply: Type.Object({ record: Type.String(idFormat), feedbacks: Type.Array(RecordFeedback) }),
})

export const commentOnWaiting = defineEndpoint({
  name: 'posting.commentOnWaiting',
  summary: 'Comment on a talent of the external waiting room',
  method: 'POST',
  path: '/twr/comment/{id}',
  access: REVIEWER_TYPES,
  subject: onSession,
  params: Id,
  body: Type.Object({ session: Type.String(idFormat), content: CommentContent }),
  reply: RecordComment,
  limits: [{ per: 'actor', max: 60, seconds: 60 }],
})

export const listWaitingComments = defineEndpoint({
  name: 'posting.listWaitingComments',
  summary: 'The comments on a talent of the external waiting room, oldest first',
  method: 'GET',
  path: '/twr/comments/{session}/{record}',
  access: REVIEWER_TYPES,
  subject: onSession,
  params: Type.Object({ session: Type.String(idFormat), record: Type.String(idFormat) }),
  reply: Type.Object({ comments: Type.Array(RecordComment, { maxItems: 500 }) }),
})
