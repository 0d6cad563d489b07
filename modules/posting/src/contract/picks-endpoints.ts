import {
  defineEndpoint,
  defineSignal,
  idFormat,
  instantFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { sessionRoom } from '@callboard/lobby/contract'
import { projectSubject, sessionSubject } from '@callboard/projects/contract'
import {
  LOSS_CAUSES,
  type LossCause,
  TIME_REPLY_ANSWERS,
  type TimeReplyAnswer,
} from '@callboard/scheduling/contract'
import { type Static, Type } from '@sinclair/typebox'
import { CommentPlace, FeedbackSchema } from './schemas.ts'

const PageName = Type.Object({ _id: Type.String(idFormat), name: Type.String() })

const Said = {
  feedback: FeedbackSchema,
  /** null: in the live room */
  page: Type.Union([PageName, Type.Null()]),
}

/** What one reviewer says of a talent: of several answers on several pages and in the live room the newest is counted. */
export const PickVote = Type.Object({
  from_user: Type.Object({ _id: Type.String(), name: Type.String() }),
  ...Said,
  given_at: Type.String(instantFormat),
  /** what else they have said, newest first */
  earlier: Type.Array(Type.Object(Said)),
})
export type PickVote = Static<typeof PickVote>

/** A time of the talent in a later session of the project, or one that they had until it was cancelled. */
export const PickCallback = Type.Object({
  session: Type.Object({ _id: Type.String(), name: Type.String(), time_zone: Type.String() }),
  starts_at: Type.String(instantFormat),
  /** what the talent said to it; null: nothing yet */
  reply: Type.Union([
    Type.Unsafe<TimeReplyAnswer>({ type: 'string', enum: [...TIME_REPLY_ANSWERS] }),
    Type.Null(),
  ]),
  /** how it was taken from them again; null: it stands */
  lost: Type.Union([Type.Unsafe<LossCause>({ type: 'string', enum: [...LOSS_CAUSES] }), Type.Null()]),
})
export type PickCallback = Static<typeof PickCallback>

/** A talent of the posting pages with a vote of each reviewer. */
export const Pick = Type.Object({
  /** the talent's record */
  record: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  role: Type.String(),
  photo_url: Type.Union([Type.String(), Type.Null()]),
  session: Type.Object({ _id: Type.String(), name: Type.String(), time_zone: Type.String() }),
  /** the groups of the session that were copied to pages */
  groups: Type.Array(Type.String()),
  pages: Type.Array(PageName),
  votes: Type.Array(PickVote),
  comments: Type.Integer(),
  /** in the order of their times */
  callbacks: Type.Array(PickCallback),
})
export type Pick = Static<typeof Pick>

const Picks = Type.Object({
  picks: Type.Array(Pick),
  /** reviewers who answered and keep picks private: of these not every answer is in `picks` */
  private_reviewers: Type.Integer(),
})

/** A comment about a talent of a session, on a posting page or in the live room. */
export const PickComment = Type.Object({
  _id: Type.String(idFormat),
  /** of the session, whose copy it is about; null: it is about the talent, in whatever group */
  group: Type.Union([Type.String(idFormat), Type.Null()]),
  /** talent's record */
  record: Type.String(),
  content: Type.String(),
  ...CommentPlace,
  created_at: Type.String(instantFormat),
  from_user: Type.Object({ _id: Type.String(), name: Type.String() }),
  /** null: in the live room */
  page: Type.Union([PageName, Type.Null()]),
  /** the group on its page, which a reply is about; null: in the live room */
  copy: Type.Union([Type.String(idFormat), Type.Null()]),
  can: Type.Object({ delete: Type.Boolean() }),
})
export type PickComment = Static<typeof PickComment>

/** `record`: the line of this talent alone. */
const OfTalent = Type.Object({ record: Type.Optional(Type.String(idFormat)) })

export const getProjectPicks = defineEndpoint({
  name: 'posting.getProjectPicks',
  summary: 'One line for each talent of all posting pages of a project, with the answers that one may see',
  method: 'GET',
  path: '/postingpage/picks/project/{id}',
  access: STAFF_TYPES,
  subject: subjectOf(projectSubject, { id: 'id' }, STAFF),
  params: Type.Object({ id: Type.String(idFormat) }),
  query: OfTalent,
  reply: Picks,
})

export const getSessionPicks = defineEndpoint({
  name: 'posting.getSessionPicks',
  summary: 'The same for the talent of one session',
  method: 'GET',
  path: '/postingpage/picks/session/{session}',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'session' }, STAFF),
  params: Type.Object({ session: Type.String(idFormat) }),
  query: OfTalent,
  reply: Picks,
})

export const getGroupComments = defineEndpoint({
  name: 'posting.getGroupComments',
  summary:
    'The last 500 comments about the talent of a session, or of one of its groups, on all posting pages and in the live room, oldest first',
  method: 'GET',
  path: '/postingpage/group-comments/{session}',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'session' }, STAFF),
  params: Type.Object({ session: Type.String(idFormat) }),
  query: Type.Object({ group: Type.Optional(Type.String(idFormat)) }),
  reply: Type.Object({
    comments: Type.Array(PickComment),
    /** how many the staff wrote about the takes of each group that are not archived; groups with none are left out */
    on_takes: Type.Array(Type.Object({ group: Type.String(idFormat), comments: Type.Integer() })),
  }),
})

/** `record`: the only talent whom it is about. */
const OfPage = Type.Object({ page_id: Type.String(), record: Type.Optional(Type.String()) })

/** Answers or comments on a page that shows groups of the session have changed: load the picks that it is about again. */
export const picksChanged = defineSignal({
  type: 'picks',
  room: sessionRoom,
  views: { staff: OfPage },
})
