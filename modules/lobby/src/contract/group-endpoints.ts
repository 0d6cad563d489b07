import {
  defineEndpoint,
  defineForm,
  idFormat,
  STAFF,
  STAFF_TYPES,
  subjectOf,
} from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
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
    /** key of a picture out of one of the group's videos; null: its first take again. The review shows it. */
    thumbnail: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()])),
    /** check-ins of the session, in the order of the group */
    record_ids: Type.Optional(
      Type.Array(Type.String(idFormat), { minItems: 1, maxItems: MOST_IN_GROUP, uniqueItems: true }),
    ),
    /** those that `record_ids` was chosen from: talent who came or left since then stay so; absent: `record_ids` as is */
    from_ids: Type.Optional(Type.Array(Type.String(idFormat), { maxItems: MOST_IN_GROUP })),
  }),
  reply: GroupView,
})

export const copyGroupsToSession = defineEndpoint({
  name: 'lobby.copyGroupsToSession',
  summary:
    'Copy finished groups of one session, with talent and takes, to another; what is there is not doubled',
  method: 'POST',
  path: '/records/groups/copy-groups-to-session',
  access: STAFF_TYPES,
  subject: subjectOf(sessionSubject, { id: 'targetSessionId' }, STAFF),
  body: Type.Object({
    targetSessionId: Type.String(idFormat),
    /** one group, or several of the same session */
    oldGroupId: Type.Union([
      Type.String(idFormat),
      Type.Array(Type.String(idFormat), { minItems: 1, maxItems: 500, uniqueItems: true }),
    ]),
  }),
  reply: Type.Object({
    copied: Type.Integer(),
    /** were there already; takes that they lacked follow */
    known: Type.Integer(),
    /** takes that do not play yet and were left out */
    not_ready: Type.Integer(),
  }),
  limits: [{ per: 'actor', max: 60, seconds: 60 }],
})

export const copyGroupsForm = defineForm(copyGroupsToSession, {})

export const groupForm = defineForm(editGroup, {
  name: 'A name is required',
  record_ids: 'Choose at least one talent',
})
