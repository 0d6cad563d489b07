import { defineEndpoint, idFormat, STAFF, STAFF_TYPES, subjectOf } from '@callboard/core/http-contract'
import { daySubject, sessionSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import { GroupView, LobbyRecord } from './schemas.ts'

export const checkInScheduled = defineEndpoint({
  name: 'lobby.checkInScheduled',
  summary: 'Check in a talent with an appointment: makes the record and puts it into the current group',
  method: 'POST',
  path: '/records/scheduled/{session}/{day}/{talent}',
  access: STAFF_TYPES,
  subject: subjectOf(daySubject, { session: 'session', day: 'day' }, STAFF),
  params: Type.Object({
    session: Type.String(idFormat),
    day: Type.String(idFormat),
    talent: Type.String(idFormat),
  }),
  query: Type.Object({
    /** into the current group though it has a take */
    same_group: Type.Optional(Type.Boolean()),
    /** a finish that follows from it is told later, until when it can be undone */
    undoable: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ record: LobbyRecord, group: GroupView }),
})

export const clearRecords = defineEndpoint({
  name: 'lobby.clearRecords',
  summary: "Empty a session's lobby; groups and their takes stay in its video review",
  method: 'DELETE',
  path: '/records/clear-record/{session}',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'session' }, STAFF),
  params: Type.Object({ session: Type.String(idFormat) }),
  reply: Type.Object({ cleared: Type.Integer() }),
})
