import { defineEndpoint, idFormat, instantFormat, subjectOf } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'
import { Done, UserSummary } from './schemas.ts'
import { accountSubject } from './subjects.ts'

const ADMIN = ['super_admin'] as const
const UserId = Type.Object({ id: Type.String(idFormat) })
const ofAnybody = subjectOf(accountSubject, { id: 'id' }, ['admin'])

/** More than this many waiting requests are not counted. */
export const MOST_COUNTED = 100

export const StaffRequest = Type.Composite([
  UserSummary,
  Type.Object({ signed_up_at: Type.String(instantFormat) }),
])
export type StaffRequest = Static<typeof StaffRequest>

export const listStaffRequests = defineEndpoint({
  name: 'accounts.listStaffRequests',
  summary: 'Sign-ups of casting professionals that wait for an answer, oldest first',
  method: 'GET',
  path: '/auth/admin/sign-up-requests',
  access: ADMIN,
  subject: { none: 'all sign-up requests' },
  query: Type.Object({
    /** `_id` of the last row of the page before. */
    after: Type.Optional(Type.String(idFormat)),
    /** `_id` of the first row of the page after. */
    before: Type.Optional(Type.String(idFormat)),
  }),
  reply: Type.Object({
    requests: Type.Array(StaffRequest),
    has_more: Type.Boolean(),
    /** Counted as far as 100. */
    count: Type.Integer(),
  }),
})

export const approveStaffRequest = defineEndpoint({
  name: 'accounts.approveStaffRequest',
  summary: 'Make a casting director of a casting professional who signed up; an e-mail says so',
  method: 'POST',
  path: '/auth/admin/sign-up-requests/{id}/approve',
  access: ADMIN,
  subject: ofAnybody,
  params: UserId,
  reply: Done,
})

export const declineStaffRequest = defineEndpoint({
  name: 'accounts.declineStaffRequest',
  summary: 'Decline a casting professional who signed up; an e-mail says so, and the account stays a client',
  method: 'POST',
  path: '/auth/admin/sign-up-requests/{id}/decline',
  access: ADMIN,
  subject: ofAnybody,
  params: UserId,
  body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: 1000 })) }),
  reply: Done,
})
