import {
  defineEndpoint,
  defineForm,
  idFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { MOST_IN_GROUP } from './group-rules.ts'
import { GroupView } from './schemas.ts'
import { groupSubject } from './subjects.ts'

export const editGroup = defineEndpoint({
  name: 'lobby.editGroup',
  summary: 'Name a group, and correct which talent belong to one that is finished',
  method: 'POST',
  path: '/records/group/{id}',
  access: STAFF_TYPES,
  subject: subjectOf(groupSubject, { id: 'id' }, STAFF),
  params: Type.Object({ id: Type.String(idFormat) }),
  body: Type.Object({
    /** the name as it is: left to follow the talent if it did; the names of its talent: follows them again */
    name: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    /** check-ins of the session, in the order of the group */
    record_ids: Type.Optional(
      Type.Array(Type.String(idFormat), { minItems: 1, maxItems: MOST_IN_GROUP, uniqueItems: true }),
    ),
    /** those that `record_ids` was chosen from: talent who came or left since then stay so; absent: `record_ids` as is */
    from_ids: Type.Optional(Type.Array(Type.String(idFormat), { maxItems: MOST_IN_GROUP })),
  }),
  reply: GroupView,
})

export const groupForm = defineForm(editGroup, {
  name: 'A name is required',
  record_ids: 'Choose at least one talent',
})
