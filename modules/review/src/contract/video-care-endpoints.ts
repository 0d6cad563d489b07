import { defineEndpoint, idFormat, STAFF, STAFF_TYPES, subjectOf } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { VideoView } from './schemas.ts'
import { deletedVideoSubject, videoSubject } from './subjects.ts'

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

export const deleteVideo = defineEndpoint({
  name: 'review.deleteVideo',
  summary: 'Delete an archived video from the review; posting pages that have a copy keep it',
  method: 'DELETE',
  path: '/videos/{id}',
  access: ['super_admin'],
  subject: subjectOf(videoSubject, { id: 'id' }, ['admin']),
  params: Type.Object({ id: Type.String(idFormat) }),
  reply: Type.Object({ success: Type.Boolean() }),
})

export const restoreVideo = defineEndpoint({
  name: 'review.restoreVideo',
  summary: 'Bring back a video that was deleted in the last seven days',
  method: 'PUT',
  path: '/videos/restore/{id}',
  access: ['super_admin'],
  subject: subjectOf(deletedVideoSubject, { id: 'id' }, ['admin']),
  params: Type.Object({ id: Type.String(idFormat) }),
  reply: VideoView,
})
