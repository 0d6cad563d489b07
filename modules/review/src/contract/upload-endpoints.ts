import {
  defineEndpoint,
  EVERYONE,
  idFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { groupSubject } from '@callboard/lobby/contract'
import { type Static, Type } from '@sinclair/typebox'
import { uploadSubject } from './subjects.ts'
import { FILE_NAME_LENGTH, UPLOAD_LIMIT_BYTES, UPLOAD_PART_BYTES } from './upload-rules.ts'

const MOST_PARTS = Math.ceil(UPLOAD_LIMIT_BYTES / UPLOAD_PART_BYTES)
const Part = Type.Integer({ minimum: 1, maximum: MOST_PARTS })
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Id = Type.Object({ id: Type.String(idFormat) })

/** sending: parts are missing; whole: everything is here; failed: it is no video. */
export const UPLOAD_STATES = ['sending', 'whole', 'failed'] as const
export type UploadState = (typeof UPLOAD_STATES)[number]

export const UploadView = Type.Object({
  _id: Type.String(idFormat),
  name: Type.String(),
  size: Type.Integer(),
  state: Type.Unsafe<UploadState>({ type: 'string', enum: [...UPLOAD_STATES] }),
  reason: Type.Union([Type.String(), Type.Null()]),
  /** parts whose size and SHA-256 the server has checked, by number */
  parts: Type.Array(Type.Object({ part: Type.Integer(), size: Type.Integer(), sha256: Type.String() })),
})
export type UploadView = Static<typeof UploadView>

const ChosenFile = {
  /** shown to staff and given to downloads; never part of a stored key */
  name: Type.String({ minLength: 1, maxLength: FILE_NAME_LENGTH }),
  type: Type.String({ maxLength: 100 }),
  size: Type.Integer({ minimum: 0 }),
}

/** Proves a self-tape to be the caller's own: the browser that began it has it. Absent for uploads of an account. */
const Key = Type.Optional(Type.String({ maxLength: 1000 }))
const onUpload = subjectOf(uploadSubject, { id: 'id', key: 'key' }, ['self', 'guest'])

export const beginSelfTape = defineEndpoint({
  name: 'review.beginSelfTape',
  summary: 'Begin to upload a video at the check-in page of a Video Submission',
  method: 'POST',
  path: '/uploads/self-tape',
  access: EVERYONE,
  subject: { none: 'the session of the sealed ticket' },
  body: Type.Object({ ticket: Type.String({ maxLength: 1000 }), ...ChosenFile }),
  /** `key`: for every later call about this upload, and for the check-in */
  reply: Type.Object({ upload: UploadView, key: Type.String() }),
  limits: [{ per: 'address', max: 200, seconds: 3600 }],
})

export const beginGroupUpload = defineEndpoint({
  name: 'review.beginGroupUpload',
  summary: 'Begin to upload a video to a group; only the account that began it goes on with it',
  method: 'POST',
  path: '/uploads/group/{id}',
  access: STAFF_TYPES,
  subject: subjectOf(groupSubject, { id: 'id' }, STAFF),
  params: Id,
  body: Type.Object(ChosenFile),
  reply: UploadView,
  limits: [{ per: 'actor', max: 200, seconds: 3600 }],
})

export const uploadPartAddresses = defineEndpoint({
  name: 'review.uploadPartAddresses',
  summary: 'Short-lived addresses to PUT parts of an upload to; a part that is confirmed gets none',
  method: 'POST',
  path: '/uploads/{id}/part-addresses',
  access: EVERYONE,
  subject: onUpload,
  params: Id,
  body: Type.Object({ parts: Type.Array(Part, { minItems: 1, maxItems: 20 }), key: Key }),
  reply: Type.Object({ addresses: Type.Array(Type.Object({ part: Type.Integer(), url: Type.String() })) }),
})

export const confirmUploadPart = defineEndpoint({
  name: 'review.confirmUploadPart',
  summary: 'Have the server check size and SHA-256 of a part that was put to its address',
  method: 'POST',
  path: '/uploads/{id}/parts/{part}',
  access: EVERYONE,
  subject: onUpload,
  params: Type.Object({ id: Type.String(idFormat), part: Part }),
  body: Type.Object({ sha256: Sha256, key: Key }),
  reply: Type.Object({ confirmed: Type.Boolean() }),
})

export const lookUpUpload = defineEndpoint({
  name: 'review.lookUpUpload',
  summary: 'How far an upload is, to go on with it after a reload',
  method: 'POST',
  path: '/uploads/{id}/state',
  access: EVERYONE,
  subject: onUpload,
  params: Id,
  body: Type.Object({ key: Key }),
  reply: UploadView,
})

export const completeUpload = defineEndpoint({
  name: 'review.completeUpload',
  summary: 'All parts are confirmed; called twice, the second answers as the first',
  method: 'POST',
  path: '/uploads/{id}/complete',
  access: EVERYONE,
  subject: onUpload,
  params: Id,
  body: Type.Object({ key: Key }),
  reply: UploadView,
})

export const addVideoEntry = defineEndpoint({
  name: 'review.addVideoEntry',
  summary: 'completeUpload under the name of the sources: an upload that is here as a whole becomes a video',
  method: 'POST',
  path: '/videos/add-video-entry',
  access: STAFF_TYPES,
  subject: { none: 'the upload is admitted by its key' },
  body: Type.Object({
    /** id of an upload that the caller has begun for this group */
    key: Type.String(idFormat),
    group: Type.String(idFormat),
    session: Type.String(idFormat),
    /** the picture is sent to the upload itself, or taken out of the video: only null is taken */
    thumbKey: Type.Optional(Type.Null()),
  }),
  reply: UploadView,
})

export const removeUpload = defineEndpoint({
  name: 'review.removeUpload',
  summary: 'Take an upload back that belongs to no group yet, or is not whole',
  method: 'POST',
  path: '/uploads/{id}/remove',
  access: EVERYONE,
  subject: onUpload,
  params: Id,
  body: Type.Object({ key: Key }),
  reply: Type.Object({ success: Type.Boolean() }),
})
