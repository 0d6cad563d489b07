import {
  defineEndpoint,
  idFormat,
  REVIEWERS,
  STAFF_TYPES,
  subjectOf,
  WAITED,
} from '@callboard/core/http-contract'
import { recordSubject } from '@callboard/lobby/contract'
import { sessionSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import { RecordComment, RecordFeedback, SessionReactions } from './record-schemas.ts'
import { CommentContent, FeedbackSchema, PrivacySchema, WaitedSchema } from './schemas.ts'

const REVIEWER_TYPES = [...STAFF_TYPES, 'client'] as const
const Id = Type.Object({ id: Type.String(idFormat) })
const Session = Type.Object({ session: Type.String(idFormat) })
const onRecord = subjectOf(recordSubject, { id: 'id' }, REVIEWERS)
const onSession = subjectOf(sessionSubject, { id: 'session' }, REVIEWERS)

export const getReactions = defineEndpoint({
  name: 'posting.getReactions',
  summary: 'The answers on the talent of a session that one may see, and how many comments each has',
  method: 'GET',
  path: '/records/reactions/{session}',
  access: REVIEWER_TYPES,
  subject: onSession,
  params: Session,
  reply: SessionReactions,
})

export const giveRecordFeedback = defineEndpoint({
  name: 'posting.giveRecordFeedback',
  summary: 'Answer yes, no or maybe for a talent of a session; null takes the answer back',
  method: 'POST',
  path: '/records/feedback/{id}',
  access: REVIEWER_TYPES,
  subject: onRecord,
  params: Id,
  body: Type.Object({ feedback: Type.Union([FeedbackSchema, Type.Null()]), [WAITED]: WaitedSchema }),
  reply: Type.Object({ record: Type.String(idFormat), feedbacks: Type.Array(RecordFeedback) }),
})

export const commentOnRecord = defineEndpoint({
  name: 'posting.commentOnRecord',
  summary: 'Comment on a talent of a session',
  method: 'POST',
  path: '/records/comment/{id}',
  access: REVIEWER_TYPES,
  subject: onRecord,
  params: Id,
  body: Type.Object({ content: CommentContent }),
  reply: RecordComment,
  limits: [{ per: 'actor', max: 60, seconds: 60 }],
})

export const listRecordComments = defineEndpoint({
  name: 'posting.listRecordComments',
  summary: 'The comments on a talent of a session, oldest first',
  method: 'GET',
  path: '/records/comments/{id}',
  access: REVIEWER_TYPES,
  subject: onRecord,
  params: Id,
  reply: Type.Object({ comments: Type.Array(RecordComment, { maxItems: 500 }) }),
})

export const setSessionPrivacy = defineEndpoint({
  name: 'posting.setSessionPrivacy',
  summary: 'Hide the own answers of a session from others, all or all but yes; null shows them',
  method: 'POST',
  path: '/sessions/{session}/feedback-private',
  access: REVIEWER_TYPES,
  subject: onSession,
  params: Session,
  body: Type.Object({ feedback_private: PrivacySchema }),
  reply: Type.Object({ feedback_private: PrivacySchema }),
})
