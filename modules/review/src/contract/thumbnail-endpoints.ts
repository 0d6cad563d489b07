import { defineEndpoint, idFormat, STAFF, STAFF_TYPES, subjectOf } from '@callboard/core/http-contract'
import { groupSubject } from '@callboard/lobby/contract'
import { Type } from '@sinclair/typebox'
import { ReviewGroup } from './schemas.ts'
import { videoSubject } from './subjects.ts'

/** A picture out of a video, as the server names it. */
const StillKey = Type.String({
  maxLength: 200,
  pattern: '^videos/[A-Za-z0-9_-]+/stills/[A-Za-z0-9_-]+\\.jpg$',
})

export const takeVideoThumbnail = defineEndpoint({
  name: 'review.takeVideoThumbnail',
  summary: 'A picture of a video at a chosen time, for its group or a talent; the last one beyond the end',
  method: 'POST',
  path: '/videos/take-video-thumbnail',
  access: STAFF_TYPES,
  subject: subjectOf(videoSubject, { id: 'key' }, STAFF),
  body: Type.Object({
    /** id of the video */
    key: Type.String(idFormat),
    /** seconds, or HH:MM:SS.mmm */
    timemark: Type.Union([
      Type.Number({ minimum: 0, maximum: 1_000_000 }),
      Type.String({ maxLength: 20, pattern: '^(\\d{1,3}:){0,2}\\d{1,6}(\\.\\d{1,6})?$' }),
    ]),
  }),
  /** `url` is good for a few minutes */
  reply: Type.Object({ key: StillKey, url: Type.String() }),
  limits: [{ per: 'actor', max: 60, seconds: 60 }],
})

export const saveGroupThumbnail = defineEndpoint({
  name: 'review.saveGroupThumbnail',
  summary: 'Show a group by a picture out of one of its videos; null: by its first take again',
  method: 'POST',
  path: '/videos/group-thumbnail/{id}',
  access: STAFF_TYPES,
  subject: subjectOf(groupSubject, { id: 'id' }, STAFF),
  params: Type.Object({ id: Type.String(idFormat) }),
  body: Type.Object({ key: Type.Union([Type.Null(), StillKey]) }),
  reply: ReviewGroup,
})
