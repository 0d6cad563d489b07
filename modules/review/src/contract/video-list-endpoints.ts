import { defineEndpoint, idFormat, STAFF_TYPES } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { VideoView } from './schemas.ts'

/** More than the videos of a long day. */
export const MOST_UPDATED_VIDEOS = 1_000

export const updateVideos = defineEndpoint({
  name: 'review.updateVideos',
  summary: 'Archive several videos of one session or bring them back; all of them or none',
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
      fields: Type.Object({ is_archived: Type.Boolean() }, { additionalProperties: false }),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ videos: Type.Array(VideoView) }),
  limits: [{ per: 'actor', max: 30, seconds: 60 }],
})
