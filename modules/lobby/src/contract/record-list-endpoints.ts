import {
  defineEndpoint,
  idFormat,
  REVIEWERS,
  STAFF,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import { Type } from '@sinclair/typebox'
import { ClientRecord, GroupView, LimeliteRoleId, LobbyRecord } from './schemas.ts'

const Id = Type.Object({ id: Type.String(idFormat) })

/** As many as a screen may choose at once. */
export const MOST_UPDATED = 200

export const updateRecords = defineEndpoint({
  name: 'lobby.updateRecords',
  summary: 'Change the same facts of several check-ins of one session; all of them or none',
  method: 'PUT',
  path: '/records/update-many',
  access: STAFF_TYPES,
  subject: { none: 'each record of the list is admitted on its own' },
  body: Type.Object(
    {
      ids: Type.Array(Type.String(idFormat), { minItems: 1, maxItems: MOST_UPDATED, uniqueItems: true }),
      fields: Type.Object(
        {
          role: Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })),
          actual_call: Type.Optional(
            Type.Union([Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' }), Type.Null()]),
          ),
          sagnumber: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Null()])),
          limelite_role_id: LimeliteRoleId,
          /** steps under the names of the sources: of those that are true, one; false takes that step back */
          seen: Type.Optional(Type.Boolean()),
          on_deck: Type.Optional(Type.Boolean()),
          skipped: Type.Optional(Type.Boolean()),
          signed_out: Type.Optional(Type.Boolean()),
        },
        { additionalProperties: false },
      ),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ records: Type.Array(LobbyRecord) }),
})

export const getCurrentGroup = defineEndpoint({
  name: 'lobby.getCurrentGroup',
  summary: 'The group in front of the camera and its talent, without contact details',
  method: 'GET',
  path: '/records/current-group/{id}',
  access: [...STAFF_TYPES, 'client'],
  subject: subjectOf(sessionSubject, { id: 'id' }, REVIEWERS),
  params: Id,
  reply: Type.Object({
    group: Type.Union([GroupView, Type.Null()]),
    records: Type.Array(ClientRecord),
  }),
})

export const listGroups = defineEndpoint({
  name: 'lobby.listGroups',
  summary: 'The groups of a session in the order in which they were made, with the current one',
  method: 'GET',
  path: '/records/groups/{id}',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'id' }, STAFF),
  params: Id,
  reply: Type.Object({ groups: Type.Array(GroupView) }),
})
