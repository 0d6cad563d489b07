import { defineEndpoint, idFormat, STAFF, STAFF_TYPES, subjectOf } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { VideoView } from './schemas.ts'
import { videoSubject } from './subjects.ts'

export const retryVideo = defineEndpoint({
  name: 'review.retryVideo',
  summary: 'Have a video made playable once more, after its tries have failed',
  method: 'POST',
  path: '/videos/retry/{id}',
  access: STAFF_TYPES,
  subject: subjectOf(videoSubject, { id: 'id' }, STAFF),
  params: Type.Object({ id: Type.String(idFormat) }),
  reply: VideoView,
  limits: [{ per: 'actor', max: 60, seconds: 60 }],
})
