import { defineEndpoint, idFormat, STAFF, STAFF_TYPES, subjectOf } from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import { GroupView } from './schemas.ts'

export const undoFinish = defineEndpoint({
  name: 'lobby.undoFinish',
  summary:
    'Take back the finish of a group before its talent are told; 409 when they are, or another group has begun',
  method: 'POST',
  path: '/records/undo-finish/{session}',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'session' }, STAFF),
  params: Type.Object({ session: Type.String(idFormat) }),
  body: Type.Object({ group: Type.String(idFormat) }),
  reply: GroupView,
})
