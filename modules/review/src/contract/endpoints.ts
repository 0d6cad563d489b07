import {
  defineEndpoint,
  EVERYONE,
  emailFormat,
  idFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { groupSubject } from '@callboard/lobby/contract'
import { sessionSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import {
  ArchiveView,
  ReviewGroup,
  ReviewView,
  TAKE_TROUBLES,
  type TakeTrouble,
  TakeView,
  VideoFields,
  VideoView,
} from './schemas.ts'
import { archiveSubject, takeSubject, videoSubject } from './subjects.ts'

/** Talent with their own device, and staff with a device in the room. */
const RECORDERS = [...STAFF_TYPES, 'talent-page'] as const
const Id = Type.Object({ id: Type.String(idFormat) })
const Session = Type.Object({ session: Type.String(idFormat) })
const onSession = subjectOf(sessionSubject, { id: 'session' }, STAFF)
const onGroup = subjectOf(groupSubject, { id: 'id' }, STAFF)
const onVideo = subjectOf(videoSubject, { id: 'id' }, STAFF)
const onTake = subjectOf(takeSubject, { id: 'id' }, ['self'])
const Done = Type.Object({ success: Type.Boolean() })

export const reportTakeTrouble = defineEndpoint({
  name: 'review.reportTakeTrouble',
  summary: 'What is wrong with the recording, or that nothing is any more; staff see it at once',
  method: 'POST',
  path: '/takes/{id}/trouble',
  access: RECORDERS,
  subject: onTake,
  params: Id,
  body: Type.Object({
    trouble: Type.Union([
      Type.Null(),
      Type.Unsafe<TakeTrouble>({ type: 'string', enum: [...TAKE_TROUBLES] }),
    ]),
    device: Type.String(idFormat),
  }),
  reply: TakeView,
})

/**
 * Which of a talent's devices records a take. Each makes its own id for each take; the first to say that it records,
 * or to have a piece confirmed, has the take, and the others are refused with `other_device`.
 */
const DeviceId = Type.String(idFormat)
/** hex */
const Sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' })

export const startTakes = defineEndpoint({
  name: 'review.startTakes',
  summary:
    'Ask the devices of everybody in the current group to record; takes that already run stay as they are',
  method: 'POST',
  path: '/takes/start/{session}',
  access: STAFF_TYPES,
  subject: onSession,
  params: Session,
  body: Type.Object({
    /** the caller's own device records the group as well */
    include_me: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ takes: Type.Array(TakeView) }),
})

export const stopTakes = defineEndpoint({
  name: 'review.stopTakes',
  summary: 'Stop every take of the session that runs, or those of them that are named',
  method: 'POST',
  path: '/takes/stop/{session}',
  access: STAFF_TYPES,
  subject: onSession,
  params: Session,
  body: Type.Object({
    /** Takes that the press was meant for: a stop that arrives late ends no later take. */
    takes: Type.Optional(Type.Array(Type.String(idFormat), { maxItems: 1000 })),
  }),
  reply: Type.Object({ takes: Type.Array(TakeView) }),
})

export const listTakes = defineEndpoint({
  name: 'review.listTakes',
  summary: 'The takes of a session that are asked for, run or still upload',
  method: 'GET',
  path: '/takes/session/{session}',
  access: STAFF_TYPES,
  subject: onSession,
  params: Session,
  reply: Type.Object({ takes: Type.Array(TakeView) }),
})

export const listOwnTakes = defineEndpoint({
  name: 'review.listOwnTakes',
  summary:
    'What the device of a talent, or of staff in the room, has to do: start, stop, or finish uploading',
  method: 'GET',
  path: '/takes/mine',
  access: RECORDERS,
  subject: { none: 'the caller itself' },
  reply: Type.Object({ takes: Type.Array(TakeView) }),
})

export const takeStarted = defineEndpoint({
  name: 'review.takeStarted',
  summary: 'The device records',
  method: 'POST',
  path: '/takes/{id}/started',
  access: RECORDERS,
  subject: onTake,
  params: Id,
  body: Type.Object({ mime_type: Type.String({ maxLength: 100 }), device: DeviceId }),
  reply: TakeView,
})

export const takeInterrupted = defineEndpoint({
  name: 'review.takeInterrupted',
  summary: 'The device cannot record, or had to stop early; what was recorded is kept',
  method: 'POST',
  path: '/takes/{id}/interrupted',
  access: RECORDERS,
  subject: onTake,
  params: Id,
  body: Type.Object({
    reason: Type.String({ minLength: 1, maxLength: 300 }),
    /** Absent from a page that has recorded nothing of the take. */
    device: Type.Optional(DeviceId),
  }),
  reply: TakeView,
})

export const pieceAddresses = defineEndpoint({
  name: 'review.pieceAddresses',
  summary: 'Addresses to PUT the next numbered pieces of a take to',
  method: 'POST',
  path: '/takes/{id}/piece-addresses',
  access: RECORDERS,
  subject: onTake,
  params: Id,
  body: Type.Object({
    /** number of the first piece, from 1 */
    from: Type.Integer({ minimum: 1, maximum: 100_000 }),
    count: Type.Integer({ minimum: 1, maximum: 50 }),
    device: DeviceId,
  }),
  reply: Type.Object({ addresses: Type.Array(Type.Object({ piece: Type.Integer(), url: Type.String() })) }),
})

export const confirmPiece = defineEndpoint({
  name: 'review.confirmPiece',
  summary: 'Have the server check size and SHA-256 of an uploaded piece; only then may the device forget it',
  method: 'POST',
  path: '/takes/{id}/pieces/{piece}',
  access: RECORDERS,
  subject: onTake,
  params: Type.Object({ id: Type.String(idFormat), piece: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
  body: Type.Object({
    size: Type.Integer({ minimum: 1 }),
    sha256: Sha256,
    device: DeviceId,
  }),
  reply: Type.Object({ confirmed: Type.Boolean() }),
})

export const listPieces = defineEndpoint({
  name: 'review.listPieces',
  summary: 'Which pieces the server has and has checked',
  method: 'GET',
  path: '/takes/{id}/pieces',
  access: RECORDERS,
  subject: onTake,
  params: Id,
  reply: Type.Object({
    pieces: Type.Array(Type.Object({ piece: Type.Integer(), size: Type.Integer(), sha256: Sha256 })),
  }),
})

export const finishTake = defineEndpoint({
  name: 'review.finishTake',
  summary: 'All pieces are here: register the take to its group',
  method: 'POST',
  path: '/takes/{id}/finish',
  access: RECORDERS,
  subject: onTake,
  params: Id,
  body: Type.Object({ pieces: Type.Integer({ minimum: 0, maximum: 100_000 }), device: DeviceId }),
  reply: TakeView,
})

export const getReview = defineEndpoint({
  name: 'review.getReview',
  summary: 'The groups of a session with their videos',
  method: 'GET',
  path: '/videos/review/{session}',
  access: STAFF_TYPES,
  subject: onSession,
  params: Session,
  reply: ReviewView,
})

export const getGroupVideos = defineEndpoint({
  name: 'review.getGroupVideos',
  summary: 'One group with its videos',
  method: 'GET',
  path: '/videos/by-group/{id}',
  access: STAFF_TYPES,
  subject: onGroup,
  params: Id,
  reply: ReviewGroup,
})

export const likeVideo = defineEndpoint({
  name: 'review.likeVideo',
  summary: 'Like a video, or take the like back; likes are shared by all staff',
  method: 'PUT',
  path: '/videos/like-video/{id}',
  access: STAFF_TYPES,
  subject: onVideo,
  params: Id,
  body: Type.Object({
    isLiked: Type.Boolean(),
    /** the group and the talent of the video, as the sources send them: checked against what is true */
    groupId: Type.Optional(Type.String(idFormat)),
    recordIds: Type.Optional(Type.Array(Type.String(idFormat), { maxItems: 200 })),
  }),
  reply: VideoView,
})

export const archiveVideo = defineEndpoint({
  name: 'review.archiveVideo',
  summary: 'Archive a video or bring it back, like it or take the like back',
  method: 'PUT',
  path: '/videos/{id}',
  access: STAFF_TYPES,
  subject: onVideo,
  params: Id,
  body: Type.Object(VideoFields),
  reply: VideoView,
})

export const markViewed = defineEndpoint({
  name: 'review.markViewed',
  summary: 'Mark a group viewed or not viewed',
  method: 'POST',
  path: '/records/group/viewed/{id}',
  access: STAFF_TYPES,
  subject: onGroup,
  params: Id,
  body: Type.Object({ viewed: Type.Boolean() }),
  reply: Done,
})

export const requestArchive = defineEndpoint({
  name: 'review.requestArchive',
  summary: 'Have videos zipped; the link comes by e-mail',
  method: 'POST',
  path: '/videos/get-zip',
  access: STAFF_TYPES,
  subject: { none: 'the session of the first video is admitted, and the others must be of it' },
  body: Type.Object({
    /** of the videos */
    session: Type.Optional(Type.String(idFormat)),
    /** video ids */
    keys: Type.Array(Type.String(idFormat), { minItems: 1, maxItems: 1000, uniqueItems: true }),
    /** base name of the file */
    filename: Type.Optional(Type.String({ maxLength: 120 })),
    /** the videos were chosen on a posting page; the file is the same */
    from_posting: Type.Optional(Type.Boolean()),
    /** the own address, or that of a colleague on the project; the own one when absent */
    email: Type.Optional(Type.String(emailFormat)),
  }),
  /** the one that is being built already, when the same was asked for a moment ago */
  reply: Type.Object({ _id: Type.String(idFormat), message: Type.String() }),
  limits: [{ per: 'actor', max: 20, seconds: 3600 }],
})

export const getArchive = defineEndpoint({
  name: 'review.getArchive',
  summary: 'How far an archive is that you asked for, and its link once it is ready',
  method: 'GET',
  path: '/videos/archives/{id}',
  access: STAFF_TYPES,
  subject: subjectOf(archiveSubject, { id: 'id' }, STAFF),
  params: Id,
  reply: ArchiveView,
})

export const listArchives = defineEndpoint({
  name: 'review.listArchives',
  summary: 'The archives of a session that you asked for in the last 24 hours, newest first',
  method: 'GET',
  path: '/videos/archives/session/{session}',
  access: STAFF_TYPES,
  subject: onSession,
  params: Session,
  reply: Type.Object({ archives: Type.Array(ArchiveView) }),
})

export const downloadArchive = defineEndpoint({
  name: 'review.downloadArchive',
  summary: 'The link of an archive mail: leads to the file until it expires',
  method: 'GET',
  path: '/videos/archive/{secret}',
  access: EVERYONE,
  subject: { none: 'the archive of the sealed link' },
  /** a sealed claim: longer than an id, and with a dot */
  params: Type.Object({
    secret: Type.String({ minLength: 1, maxLength: 500, pattern: '^[A-Za-z0-9_.-]+$' }),
  }),
  reply: Type.Object({ location: Type.String() }),
  redirect: true,
  limits: [{ per: 'address', max: 60, seconds: 60 }],
})
