import {
  defineEndpoint,
  defineSignal,
  idFormat,
  instantFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { groupSubject, sessionRoom } from '@callboard/lobby/contract'
import { type Static, Type } from '@sinclair/typebox'
import { videoSubject } from './subjects.ts'

const onVideo = subjectOf(videoSubject, { id: 'id' }, STAFF)
const Id = Type.Object({ id: Type.String(idFormat) })

export const TakeCommentView = Type.Object({
  _id: Type.String(idFormat),
  /** the one that it is about */
  video: Type.String(idFormat),
  comment: Type.String(),
  /** of the video that it is about; null: the whole */
  second: Type.Union([Type.Number(), Type.Null()]),
  created_at: Type.String(instantFormat),
  from_user: Type.Object({ _id: Type.String(), name: Type.String() }),
  can: Type.Object({ delete: Type.Boolean() }),
})
export type TakeCommentView = Static<typeof TakeCommentView>

export const addTakeComment = defineEndpoint({
  name: 'review.addTakeComment',
  summary: 'Write about a video, or about a second of it, for the others of the staff',
  method: 'PUT',
  path: '/videos/add-session-comment/{id}',
  access: STAFF_TYPES,
  subject: onVideo,
  params: Id,
  body: Type.Object(
    {
      comment: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
      second: Type.Optional(Type.Union([Type.Number({ minimum: 0, maximum: 86_400 }), Type.Null()])),
    },
    { additionalProperties: false },
  ),
  reply: TakeCommentView,
  limits: [{ per: 'actor', max: 60, seconds: 60 }],
})

export const listTakeComments = defineEndpoint({
  name: 'review.listTakeComments',
  summary: 'What the staff wrote about a video, oldest first',
  method: 'GET',
  path: '/videos/session-comments/{id}',
  access: STAFF_TYPES,
  subject: onVideo,
  params: Id,
  reply: Type.Object({ comments: Type.Array(TakeCommentView) }),
})

export const listGroupTakeComments = defineEndpoint({
  name: 'review.listGroupTakeComments',
  summary: 'What the staff wrote about the videos of a group, oldest first',
  method: 'GET',
  path: '/videos/group-comments/{id}',
  access: STAFF_TYPES,
  subject: subjectOf(groupSubject, { id: 'id' }, STAFF),
  params: Id,
  reply: Type.Object({ comments: Type.Array(TakeCommentView) }),
})

export const deleteTakeComment = defineEndpoint({
  name: 'review.deleteTakeComment',
  summary: 'Take back what one wrote about a video',
  method: 'DELETE',
  path: '/videos/delete-session-comment/{id}',
  access: STAFF_TYPES,
  subject: onVideo,
  params: Id,
  body: Type.Object({ commentId: Type.String(idFormat) }, { additionalProperties: false }),
  reply: Type.Object({ success: Type.Boolean() }),
})

/** A comment on a video came or went: whoever shows them asks for them. */
export const takeCommented = defineSignal({
  type: 'take-comment',
  room: sessionRoom,
  views: { staff: Type.Object({ video: Type.String() }) },
})
