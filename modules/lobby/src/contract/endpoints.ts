import { PHOTO_LIMIT_BYTES, PHOTO_TYPES } from '@callboard/accounts/contract'
import {
  defineEndpoint,
  EVERYONE,
  fileBody,
  idFormat,
  REVIEWERS,
  STAFF,
  STAFF_TYPES,
  type Subject,
  subjectOf,
  uploadQuota,
  uriFormat,
} from '@callboard/core/http-contract'
import { sessionOfUri, sessionSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import { MOST_IN_GROUP } from './group-rules.ts'
import { RECORD_ACTIONS, type RecordAction } from './record-action-rules.ts'
import {
  CheckedIn,
  CheckInFields,
  CheckInPage,
  GroupView,
  LimeliteRoleId,
  LobbyRecord,
  LobbyView,
  MEETING_ROOMS,
  MeetingTicket,
  PageKey,
  TalentStatus,
} from './schemas.ts'
import { recordSubject, statusSubject } from './subjects.ts'

const Id = Type.Object({ id: Type.String(idFormat) })
const Session = Type.Object({ session: Type.String(idFormat) })
const onRecord = subjectOf(recordSubject, { id: 'id' }, STAFF)
const onSession = (admits: Subject['admits']) => subjectOf(sessionSubject, { id: 'session' }, admits)
const Done = Type.Object({ success: Type.Boolean() })

/** What a photo of a check-in page is for: the log sheet, or one of the talent's own headshots. */
export const PHOTO_PURPOSES = ['today', 'headshot'] as const

const INVALID_LINK =
  'This link is invalid. Try copying the link again and make sure there are no extra characters at the end.'

export const getCheckInPage = defineEndpoint({
  name: 'lobby.getCheckInPage',
  summary: 'The check-in page of a session, with a ticket when check-in is open',
  method: 'GET',
  path: '/onboard/{uri}/{session}',
  access: EVERYONE,
  subject: subjectOf(sessionOfUri, { uri: 'uri', id: 'session' }, 'anybody', INVALID_LINK),
  params: Type.Object({ uri: Type.String(uriFormat), session: Type.String(idFormat) }),
  reply: CheckInPage,
  limits: [{ per: 'address', max: 300, seconds: 60 }],
})

export const uploadCheckInPhoto = defineEndpoint({
  name: 'lobby.uploadCheckInPhoto',
  summary: 'Store the photo taken today; stored upright as JPEG without metadata',
  method: 'POST',
  path: '/records/upload-image',
  access: EVERYONE,
  subject: { none: 'the session of the sealed ticket' },
  query: Type.Object({
    ticket: Type.String({ maxLength: 1000 }),
    /** absent: the photo taken today */
    purpose: Type.Optional(
      Type.Unsafe<(typeof PHOTO_PURPOSES)[number]>({ type: 'string', enum: [...PHOTO_PURPOSES] }),
    ),
  }),
  body: fileBody(PHOTO_LIMIT_BYTES, PHOTO_TYPES),
  reply: Type.Object({ photo: Type.String(), url: Type.String() }),
  // A casting studio's talent share one line.
  limits: [{ per: 'address', max: 200, seconds: 60 }, uploadQuota('address', 50)],
})

export const removeCheckInPhoto = defineEndpoint({
  name: 'lobby.removeCheckInPhoto',
  summary: 'Take back a photo that no check-in came with yet; another one may take its place',
  method: 'POST',
  path: '/records/remove-image',
  access: EVERYONE,
  subject: { none: 'the session of the sealed ticket' },
  body: Type.Object(
    { ticket: Type.String({ maxLength: 1000 }), photo: Type.String({ maxLength: 1000 }) },
    { additionalProperties: false },
  ),
  reply: Done,
  limits: [{ per: 'address', max: 200, seconds: 60 }],
})

export const checkIn = defineEndpoint({
  name: 'lobby.checkIn',
  summary: 'Check a talent in; the same ticket, sent again, answers the same record',
  method: 'POST',
  path: '/records',
  access: EVERYONE,
  subject: { none: 'the session of the sealed ticket' },
  body: CheckInFields,
  reply: CheckedIn,
  limits: [
    // A casting studio's talent share one line; a person does not check in often.
    { per: 'address', max: 200, seconds: 60 },
    { per: { field: 'email' }, having: 'email', max: 30, seconds: 3600 },
    { per: { field: 'phone', phoneIn: 'phone_country' }, having: 'phone', max: 30, seconds: 3600 },
  ],
})

export const getLobby = defineEndpoint({
  name: 'lobby.getLobby',
  summary: 'The lobby list of a session',
  method: 'GET',
  path: '/records/{id}',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'id' }, STAFF),
  params: Id,
  query: Type.Object({ day: Type.Optional(Type.String(idFormat)) }),
  reply: LobbyView,
})

export const getRecord = defineEndpoint({
  name: 'lobby.getRecord',
  summary: 'One check-in record',
  method: 'GET',
  path: '/records/one/{id}',
  access: STAFF_TYPES,
  subject: onRecord,
  params: Id,
  reply: LobbyRecord,
})

export const updateRecord = defineEndpoint({
  name: 'lobby.updateRecord',
  summary: 'Change role, actual call or other facts of a record',
  method: 'POST',
  path: '/records/{id}',
  access: STAFF_TYPES,
  subject: onRecord,
  params: Id,
  body: Type.Object(
    {
      version: Type.Integer(),
      role: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      actual_call: Type.Optional(
        Type.Union([Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }), Type.Null()]),
      ),
      sagnumber: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
      limelite_role_id: LimeliteRoleId,
    },
    { additionalProperties: false },
  ),
  reply: LobbyRecord,
})

export const actOnRecord = defineEndpoint({
  name: 'lobby.actOnRecord',
  summary: 'Move somebody through the day; 409 with the current record when it has changed since `version`',
  method: 'POST',
  path: '/records/{id}/{action}',
  access: STAFF_TYPES,
  subject: onRecord,
  params: Type.Object({
    id: Type.String(idFormat),
    action: Type.Unsafe<RecordAction>({ type: 'string', enum: [...RECORD_ACTIONS] }),
  }),
  body: Type.Object({
    version: Type.Integer(),
    /** with `call-in`: into the current group in the same step; one that has a take is finished, and a new one begins */
    to_group: Type.Optional(Type.Boolean()),
    /** with `to_group`: into the current group though it has a take */
    same_group: Type.Optional(Type.Boolean()),
    /** with `to_group`: a finish that follows from it is told later, until when it can be undone */
    undoable: Type.Optional(Type.Boolean()),
  }),
  reply: LobbyRecord,
})

export const callNext = defineEndpoint({
  name: 'lobby.callNext',
  summary: 'Call in whoever is next; null when nobody waits',
  method: 'POST',
  path: '/records/call-next/{session}',
  access: STAFF_TYPES,
  subject: onSession(STAFF),
  params: Session,
  query: Type.Object({
    /** into the current group in the same step; one that has a take is finished, and a new one begins */
    to_group: Type.Optional(Type.Boolean()),
    /** into the current group though it has a take */
    same_group: Type.Optional(Type.Boolean()),
    /** a finish that follows from it is told later, until when it can be undone */
    undoable: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ record: Type.Union([LobbyRecord, Type.Null()]) }),
})

export const deleteRecord = defineEndpoint({
  name: 'lobby.deleteRecord',
  summary: 'Remove a check-in; the talent must check in again',
  method: 'DELETE',
  path: '/records/{id}',
  access: STAFF_TYPES,
  subject: onRecord,
  params: Id,
  reply: Type.Object({ seen: Type.Boolean() }),
})

export const addToGroup = defineEndpoint({
  name: 'lobby.addToGroup',
  summary: 'Put somebody into the current group; starts one when there is none',
  method: 'POST',
  path: '/records/add-to-group/{id}',
  access: STAFF_TYPES,
  subject: onRecord,
  params: Id,
  reply: GroupView,
})

export const removeFromGroup = defineEndpoint({
  name: 'lobby.removeFromGroup',
  summary: 'Take somebody out of the current group',
  method: 'DELETE',
  path: '/records/remove-from-group/{id}',
  access: STAFF_TYPES,
  subject: onRecord,
  params: Id,
  reply: Type.Object({ group: Type.Union([GroupView, Type.Null()]), record: LobbyRecord }),
})

export const finishGroup = defineEndpoint({
  name: 'lobby.finishGroup',
  summary:
    'Finish the current group: members who were there have auditioned, the others are in the lobby as before',
  method: 'POST',
  path: '/records/finish-group/{session}',
  access: STAFF_TYPES,
  subject: onSession(STAFF),
  params: Session,
  body: Type.Object({
    group: Type.String(idFormat),
    /** the talent are told `UNDO_SECONDS` later, until when the finish can be undone */
    undoable: Type.Optional(Type.Boolean()),
    /** members whom staff have seen, beside those who were in the room; absent: also all who came in person */
    seen: Type.Optional(Type.Array(Type.String(idFormat), { maxItems: MOST_IN_GROUP })),
  }),
  reply: Type.Object({
    success: Type.Boolean(),
    /** the group, which goes on without members when nobody was there and nothing was recorded */
    group: Type.Union([GroupView, Type.Null()]),
  }),
})

export const getStatus = defineEndpoint({
  name: 'lobby.getStatus',
  summary: "The talent's own status page",
  method: 'GET',
  path: '/message/{id}',
  access: ['talent-page', 'talent', ...STAFF_TYPES],
  subject: subjectOf(statusSubject, { id: 'id' }, [...STAFF, 'self']),
  params: Id,
  reply: TalentStatus,
})

export const openOwnPage = defineEndpoint({
  name: 'lobby.openOwnPage',
  summary: 'A key of the status page for the account that checked in, so that any of its devices can join',
  method: 'POST',
  path: '/message/{id}/open',
  access: ['talent'],
  subject: subjectOf(statusSubject, { id: 'id' }, ['self']),
  params: Id,
  reply: PageKey,
  limits: [{ per: 'actor', max: 60, seconds: 3600 }],
})

export const openDemoPhone = defineEndpoint({
  name: 'lobby.openDemoPhone',
  summary: 'Demo installs only: a key to the status page of a made-up talent, to try both sides alone',
  method: 'POST',
  path: '/records/{id}/demo-phone',
  access: STAFF_TYPES,
  subject: onRecord,
  params: Id,
  reply: PageKey,
  limits: [{ per: 'actor', max: 60, seconds: 3600 }],
})

export const arriveOwn = defineEndpoint({
  name: 'lobby.arriveOwn',
  summary: 'A talent whom staff expect says that they have arrived; the last in the line then',
  method: 'POST',
  path: '/message/{id}/arrive',
  access: ['talent-page', 'talent'],
  subject: subjectOf(statusSubject, { id: 'id' }, ['self']),
  params: Id,
  reply: Done,
  limits: [{ per: 'actor', max: 60, seconds: 3600 }],
})

export const joinMeeting = defineEndpoint({
  name: 'lobby.joinMeeting',
  summary: 'What one needs to enter a room of a session; a talent only when called in',
  method: 'POST',
  path: '/meetings/{session}',
  access: [...STAFF_TYPES, 'client', 'talent-page'],
  subject: onSession([...REVIEWERS, 'attendee']),
  params: Session,
  body: Type.Object({
    room: Type.Unsafe<(typeof MEETING_ROOMS)[number]>({ type: 'string', enum: [...MEETING_ROOMS] }),
  }),
  reply: MeetingTicket,
})
