import {
  defineEndpoint,
  fileBody,
  idFormat,
  STAFF_TYPES,
  subjectOf,
  USER_TYPES,
  uploadQuota,
} from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { takeSubject, uploadSubject } from './subjects.ts'

/** Several times a frame of 640 pixels. */
export const POSTER_LIMIT_BYTES = 1024 * 1024
export const POSTER_TYPE = 'image/jpeg'
/** Pixels of the longest side: as large as the pictures that are taken out of videos here. */
export const POSTER_SIDE = 640

const Id = Type.Object({ id: Type.String(idFormat) })
const Done = Type.Object({ success: Type.Boolean() })
const picture = fileBody(POSTER_LIMIT_BYTES, [POSTER_TYPE])

export const sendTakePoster = defineEndpoint({
  name: 'review.sendTakePoster',
  summary: 'A picture of the take, which its device has taken: shown until one is taken out of the video',
  method: 'POST',
  path: '/takes/{id}/poster',
  access: [...STAFF_TYPES, 'talent-page'],
  subject: subjectOf(takeSubject, { id: 'id' }, ['self']),
  params: Id,
  query: Type.Object({ device: Type.String(idFormat) }),
  body: picture,
  reply: Done,
  limits: [{ per: 'actor', max: 120, seconds: 3600 }, uploadQuota('actor', 2)],
})

export const sendUploadPoster = defineEndpoint({
  name: 'review.sendUploadPoster',
  summary: 'A picture of the file, which the browser has taken: shown until one is taken out of the video',
  method: 'POST',
  path: '/uploads/{id}/poster',
  access: [...USER_TYPES, 'talent-page', 'anonymous'],
  subject: subjectOf(uploadSubject, { id: 'id', key: 'key' }, ['self', 'guest']),
  params: Id,
  query: Type.Object({ key: Type.Optional(Type.String({ maxLength: 1000 })) }),
  body: picture,
  reply: Done,
  limits: [{ per: 'address', max: 200, seconds: 3600 }, uploadQuota('address', 2)],
})
