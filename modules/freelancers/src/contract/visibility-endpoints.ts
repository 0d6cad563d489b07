import { accountSubject, UserSummary } from '@callboard/accounts/contract'
import { defineEndpoint, idFormat, subjectOf } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

const ADMIN = ['super_admin'] as const
const UserId = Type.Object({ id: Type.String(idFormat) })
const ofAnybody = subjectOf(accountSubject, { id: 'id' }, ['admin'])

/** Casting directors who see the freelancer profile of an account. */
export const ProfileVisibility = Type.Object({
  show_to_all: Type.Boolean(),
  show_to: Type.Array(UserSummary),
  version: Type.Integer(),
})
export type ProfileVisibility = Static<typeof ProfileVisibility>

export const getVisibility = defineEndpoint({
  name: 'freelancers.getVisibility',
  summary: 'Whom the freelancer profile of a session manager or super admin is shown to',
  method: 'GET',
  path: '/freelancer/profiles/{id}/visibility',
  access: ADMIN,
  subject: ofAnybody,
  params: UserId,
  reply: ProfileVisibility,
})

export const saveVisibility = defineEndpoint({
  name: 'freelancers.saveVisibility',
  summary:
    'Show the freelancer profile of a session manager or super admin to all casting directors or to some',
  method: 'PUT',
  path: '/freelancer/profiles/{id}/visibility',
  access: ADMIN,
  subject: ofAnybody,
  params: UserId,
  body: Type.Object({
    show_to_all: Type.Boolean(),
    show_to: Type.Array(Type.String(idFormat), { maxItems: 200, uniqueItems: true }),
    version: Type.Integer(),
  }),
  reply: ProfileVisibility,
})
