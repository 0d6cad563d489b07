import {
  defineEndpoint,
  EVERYONE,
  idFormat,
  instantFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import { type Static, Type } from '@sinclair/typebox'
import { fileSyncOffer, fileSyncSubject } from './subjects.ts'

const Session = Type.Object({ session: Type.String(idFormat) })
const onSession = subjectOf(sessionSubject, { id: 'session' }, STAFF)
const Secret = Type.String({ minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9_-]+$' })
/** The key opens the videos of one session, to be read only, whoever has it. */
const byKey = subjectOf(fileSyncSubject, { key: 'key' }, 'anybody')
const Done = Type.Object({ success: Type.Boolean() })

export const getFileSync = defineEndpoint({
  name: 'review.getFileSync',
  summary: 'The computers that keep a folder in step with the videos of a session for the caller',
  method: 'GET',
  path: '/syncs/session/{session}',
  access: STAFF_TYPES,
  subject: onSession,
  params: Session,
  reply: Type.Object({
    syncs: Type.Array(
      Type.Object({
        _id: Type.String(idFormat),
        computer: Type.String(),
        started_at: Type.String(instantFormat),
        /** to the minute */
        seen_at: Type.String(instantFormat),
      }),
    ),
  }),
})

export const setFileSync = defineEndpoint({
  name: 'review.setFileSync',
  summary:
    'A token that lets the sync helper begin, good once and for 5 minutes; or the end of all own syncs',
  method: 'POST',
  path: '/syncs/session/{session}',
  access: STAFF_TYPES,
  subject: onSession,
  params: Session,
  body: Type.Object({ sync: Type.Boolean() }),
  reply: Type.Object({ token: Type.Union([Type.String(), Type.Null()]) }),
  limits: [{ per: 'actor', max: 120, seconds: 3600 }],
})

export const beginFileSync = defineEndpoint({
  name: 'review.beginFileSync',
  summary: 'The sync helper gives its token for a key that lists and downloads the videos of this session',
  method: 'POST',
  path: '/syncs/begin',
  access: EVERYONE,
  subject: subjectOf(fileSyncOffer, { token: 'token' }, 'anybody'),
  body: Type.Object({
    token: Secret,
    /** shown to the person beside the sync */
    computer: Type.String({ minLength: 1, maxLength: 100 }),
  }),
  reply: Type.Object({ key: Secret, session: Type.String(idFormat) }),
  limits: [{ per: 'address', max: 120, seconds: 3600 }],
})

export const SyncedVideo = Type.Object({
  _id: Type.String(idFormat),
  group: Type.String(idFormat),
  name: Type.String(),
  /** another one means other bytes; null while there is no file, or none at present */
  version: Type.Union([Type.String(idFormat), Type.Null()]),
  size: Type.Integer({ minimum: 0 }),
})
export type SyncedVideo = Static<typeof SyncedVideo>

export const SyncedSession = Type.Object({
  session: Type.Object({ _id: Type.String(idFormat), name: Type.String() }),
  /** in their order */
  groups: Type.Array(Type.Object({ _id: Type.String(idFormat), name: Type.String() })),
  /** in the order of their groups; what was archived or removed is not there */
  videos: Type.Array(SyncedVideo),
})
export type SyncedSession = Static<typeof SyncedSession>

export const listSyncedVideos = defineEndpoint({
  name: 'review.listSyncedVideos',
  summary: 'The groups and videos that a folder is to be in step with',
  method: 'POST',
  path: '/syncs/videos',
  access: EVERYONE,
  subject: byKey,
  body: Type.Object({ key: Secret }),
  reply: SyncedSession,
  limits: [{ per: { field: 'key' }, max: 120, seconds: 60 }],
})

export const getSyncedFile = defineEndpoint({
  name: 'review.getSyncedFile',
  summary: 'A short-lived address of the file of one video, and what to check it by',
  method: 'POST',
  path: '/syncs/file',
  access: EVERYONE,
  subject: byKey,
  body: Type.Object({ key: Secret, video: Type.String(idFormat) }),
  reply: Type.Object({
    url: Type.String(),
    version: Type.String(idFormat),
    size: Type.Integer({ minimum: 0 }),
    /** hex; null for a file that is too large to read it for that */
    sha256: Type.Union([Type.String(), Type.Null()]),
  }),
  limits: [{ per: { field: 'key' }, max: 600, seconds: 60 }],
})

export const endFileSync = defineEndpoint({
  name: 'review.endFileSync',
  summary: 'The sync helper gives its key back',
  method: 'POST',
  path: '/syncs/end',
  access: EVERYONE,
  subject: byKey,
  body: Type.Object({ key: Secret }),
  reply: Done,
  limits: [{ per: 'address', max: 120, seconds: 3600 }],
})
