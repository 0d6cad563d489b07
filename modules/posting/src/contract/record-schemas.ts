import { idFormat, instantFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { FeedbackSchema, PrivacySchema } from './schemas.ts'

const Reviewer = Type.Object({ _id: Type.String(), name: Type.String() })
export type Reviewer = Static<typeof Reviewer>

/** An answer on a talent of a session. */
export const RecordFeedback = Type.Object({
  record: Type.String(),
  feedback: FeedbackSchema,
  from_user: Reviewer,
})
export type RecordFeedback = Static<typeof RecordFeedback>

export const RecordComment = Type.Object({
  _id: Type.String(idFormat),
  record: Type.String(),
  content: Type.String(),
  created_at: Type.String(instantFormat),
  from_user: Reviewer,
  can: Type.Object({ delete: Type.Boolean() }),
})
export type RecordComment = Static<typeof RecordComment>

export const SessionReactions = Type.Object({
  /** the reader's own, and of others what those show */
  feedbacks: Type.Array(RecordFeedback),
  /** talent without comments are not in it */
  comments: Type.Array(Type.Object({ record: Type.String(), count: Type.Integer() })),
  /** of the reader */
  feedback_private: PrivacySchema,
  can: Type.Object({
    /** answers and comments are taken in this project */
    answer: Type.Boolean(),
    reshoot: Type.Boolean(),
  }),
})
export type SessionReactions = Static<typeof SessionReactions>
