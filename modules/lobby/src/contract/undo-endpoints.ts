import { defineEndpoint, idFormat, STAFF, STAFF_TYPES, subjectOf } from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import { GroupView, LobbyRecord } from './schemas.ts'
import { recordSubject } from './subjects.ts'

export const undoFinish = defineEndpoint({
  name: 'lobby.undoFinish',
  summary:
    'Take back the finish of a group before its talent are told; 409 when they are, or another group has begun',
  method: 'POST',
  path: '/records/undo-finish/{session}',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'session' }, STAFF),
  params: Type.Object({ session: Type.String(idFormat) }),
  body: Type.Object({
    group: Type.String(idFormat),
    /** check-in of the talent whose call-in finished it: back in the lobby, and the group that was begun with it is over */
    called: Type.Optional(Type.String(idFormat)),
  }),
  reply: GroupView,
})

export const undoStep = defineEndpoint({
  name: 'lobby.undoStep',
  summary:
    'Take back the latest step of a talent, with all that it changed; 409 with the current record when another one came since',
  method: 'POST',
  path: '/records/undo-step/{id}',
  access: STAFF_TYPES,
  subject: subjectOf(recordSubject, { id: 'id' }, STAFF),
  params: Type.Object({ id: Type.String(idFormat) }),
  body: Type.Object({
    /** of the record in the reply to the step */
    version: Type.Integer(),
  }),
  reply: LobbyRecord,
})
