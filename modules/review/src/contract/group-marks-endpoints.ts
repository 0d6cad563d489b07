import { defineEndpoint, idFormat, STAFF, STAFF_TYPES, subjectOf } from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import { PutAwayGroup, VideoView } from './schemas.ts'
import { videoSubject } from './subjects.ts'

/** More than the groups of a long day. */
const MOST_GROUPS = 2_000
/** More than the takes of a group. */
const MOST_TAKES = 500

const someOf = (most: number) =>
  Type.Array(Type.String(idFormat), { minItems: 1, maxItems: most, uniqueItems: true })

const Done = Type.Object({ success: Type.Boolean() })

export const markGroupsViewed = defineEndpoint({
  name: 'review.markGroupsViewed',
  summary: 'Mark several groups of one session viewed or not viewed; all of them or none',
  method: 'PUT',
  path: '/records/groups/viewed',
  access: STAFF_TYPES,
  subject: { none: 'the session of the first group is admitted, and the others must be of it' },
  body: Type.Object({ ids: someOf(MOST_GROUPS), viewed: Type.Boolean() }, { additionalProperties: false }),
  reply: Done,
  limits: [{ per: 'actor', max: 60, seconds: 60 }],
})

export const sortGroups = defineEndpoint({
  name: 'review.sortGroups',
  summary: 'Put the groups of a session in order; those that are not named keep theirs behind them',
  method: 'PUT',
  path: '/videos/update-group-sort-vrpage',
  access: STAFF_TYPES,
  subject: { none: 'the session of the first group is admitted, and the others must be of it' },
  body: Type.Object({ groupIds: someOf(MOST_GROUPS) }, { additionalProperties: false }),
  /** all groups of the session, numbered from 1 */
  reply: Type.Object({ groups: Type.Array(Type.Object({ _id: Type.String(), order: Type.Integer() })) }),
  limits: [{ per: 'actor', max: 120, seconds: 60 }],
})

export const listPutAwayGroups = defineEndpoint({
  name: 'review.listPutAwayGroups',
  summary: 'The groups of a session with archived or deleted videos, and how many those are',
  method: 'GET',
  path: '/records/groups/archived-or-deleted-videos/{id}',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'id' }, STAFF),
  params: Type.Object({ id: Type.String(idFormat) }),
  reply: Type.Object({ groups: Type.Array(PutAwayGroup) }),
})

const SortedVideos = Type.Object({ videos: Type.Array(VideoView) })

export const sortVideos = defineEndpoint({
  name: 'review.sortVideos',
  summary: 'Put the videos of a group in order; those that are not named keep theirs behind them',
  method: 'PUT',
  path: '/videos/update-video-sort',
  access: STAFF_TYPES,
  subject: { none: 'the group of the first video is admitted, and the others must be of it' },
  body: Type.Object(
    {
      ids: someOf(MOST_TAKES),
      /** that all of them are in, where it is given */
      group_id: Type.Optional(Type.String(idFormat)),
    },
    { additionalProperties: false },
  ),
  reply: SortedVideos,
  limits: [{ per: 'actor', max: 120, seconds: 60 }],
})

export const renumberVideos = defineEndpoint({
  name: 'review.renumberVideos',
  summary: 'Number the videos of the group of a video from 1, in the order that they have',
  method: 'PUT',
  path: '/videos/update-review-video-order',
  access: STAFF_TYPES,
  subject: subjectOf(videoSubject, { id: 'videoId' }, STAFF),
  body: Type.Object({ videoId: Type.String(idFormat) }, { additionalProperties: false }),
  reply: SortedVideos,
  limits: [{ per: 'actor', max: 120, seconds: 60 }],
})
