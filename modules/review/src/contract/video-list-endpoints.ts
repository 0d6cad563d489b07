import { defineEndpoint, idFormat, STAFF, STAFF_TYPES, subjectOf } from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import { ReviewGroup, VideoFields, VideoView } from './schemas.ts'
import { videoSubject } from './subjects.ts'

/** More than the videos of a long day. */
export const MOST_UPDATED_VIDEOS = 1_000

export const updateVideos = defineEndpoint({
  name: 'review.updateVideos',
  summary: 'Archive or like several videos of one session, or take that back; all of them or none',
  method: 'PUT',
  path: '/videos/update-many',
  access: STAFF_TYPES,
  subject: { none: 'each video of the list is admitted on its own' },
  body: Type.Object(
    {
      ids: Type.Array(Type.String(idFormat), {
        minItems: 1,
        maxItems: MOST_UPDATED_VIDEOS,
        uniqueItems: true,
      }),
      fields: Type.Object(VideoFields, { additionalProperties: false, minProperties: 1 }),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ videos: Type.Array(VideoView) }),
  limits: [{ per: 'actor', max: 30, seconds: 60 }],
})

const Id = Type.Object({ id: Type.String(idFormat) })
const Videos = Type.Object({ videos: Type.Array(VideoView) })

export const getVideo = defineEndpoint({
  name: 'review.getVideo',
  summary: 'One video, with fresh addresses of its files',
  method: 'GET',
  path: '/videos/{id}',
  access: STAFF_TYPES,
  subject: subjectOf(videoSubject, { id: 'id' }, STAFF),
  params: Id,
  reply: VideoView,
})

export const listVideosOfRecord = defineEndpoint({
  name: 'review.listVideosOfRecord',
  summary: 'The groups of a session that a talent was in, with the videos of that talent',
  method: 'GET',
  path: '/records/record-groups-webapp/{session}/{record}',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'session' }, STAFF),
  params: Type.Object({ session: Type.String(idFormat), record: Type.String(idFormat) }),
  reply: Type.Object({ groups: Type.Array(ReviewGroup) }),
})

export const listArchivedVideos = defineEndpoint({
  name: 'review.listArchivedVideos',
  summary: 'The archived videos of a session, alone or with their group, in the order of their groups',
  method: 'GET',
  path: '/videos/archived/{id}',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'id' }, STAFF),
  params: Id,
  reply: Videos,
})

export const listLastVideos = defineEndpoint({
  name: 'review.listLastVideos',
  summary:
    'The newest video of each of these talent, archived ones left out; talent without one are left out',
  method: 'POST',
  path: '/videos/last-videos',
  access: STAFF_TYPES,
  subject: { none: 'each check-in of the list is admitted on its own, and all must be of one session' },
  body: Type.Object(
    {
      /** check-ins */
      ids: Type.Array(Type.String(idFormat), { minItems: 1, maxItems: 200, uniqueItems: true }),
    },
    { additionalProperties: false },
  ),
  reply: Videos,
  limits: [{ per: 'actor', max: 60, seconds: 60 }],
})
