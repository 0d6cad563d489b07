import {
  dayFormat,
  defineEndpoint,
  idFormat,
  REVIEWERS,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import { type Static, Type } from '@sinclair/typebox'
import { ClientRecord, GroupView } from './schemas.ts'

/** The live room as clients see it: never contact details. */
export const ClientLobby = Type.Object({
  session: Type.Object({
    _id: Type.String(idFormat),
    name: Type.String(),
    studio_name: Type.String(),
    studio_uri: Type.String(),
    time_zone: Type.String(),
    roles: Type.Array(Type.String()),
    dates: Type.Array(Type.Object({ _id: Type.String(idFormat), date: Type.String(dayFormat) })),
    /** the date that is today in the session's zone */
    today: Type.Union([Type.String(), Type.Null()]),
    /** it has an external waiting room, and the install knows where that is */
    has_twr: Type.Boolean(),
  }),
  /** in casting, on deck, then by check-in */
  records: Type.Array(ClientRecord),
  current_group: Type.Union([GroupView, Type.Null()]),
})
export type ClientLobby = Static<typeof ClientLobby>

export const getClientLobby = defineEndpoint({
  name: 'lobby.getClientLobby',
  summary: 'The talent and the current group of a session, as clients may see them',
  method: 'GET',
  path: '/records/client/{session}',
  access: [...STAFF_TYPES, 'client'],
  subject: subjectOf(sessionSubject, { id: 'session' }, REVIEWERS),
  params: Type.Object({ session: Type.String(idFormat) }),
  reply: ClientLobby,
})
