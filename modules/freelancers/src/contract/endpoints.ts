import { dayFormat, defineEndpoint, idFormat, STAFF_TYPES } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { FoundFreelancer, FreelancerProfile, FreelancerProfileFields, WorkerRole } from './schemas.ts'

const FREELANCERS = ['session_manager', 'super_admin'] as const

export const getOwnProfile = defineEndpoint({
  name: 'freelancers.getOwnProfile',
  summary: 'The own freelancer profile; blank until it is first saved',
  method: 'GET',
  path: '/freelancer/profile',
  access: FREELANCERS,
  subject: { none: 'the caller itself' },
  reply: FreelancerProfile,
})

export const saveOwnProfile = defineEndpoint({
  name: 'freelancers.saveOwnProfile',
  summary: 'Save the own freelancer profile',
  method: 'PUT',
  path: '/freelancer/profile',
  access: FREELANCERS,
  subject: { none: 'the caller itself' },
  body: Type.Composite([FreelancerProfileFields, Type.Object({ version: Type.Integer() })]),
  reply: FreelancerProfile,
})

export const listProfiles = defineEndpoint({
  name: 'freelancers.listProfiles',
  summary:
    'Freelancers that one may see, 10 a page; for a session that one may book for, with what they are taken for elsewhere',
  method: 'GET',
  path: '/auth/users/freelancers',
  access: STAFF_TYPES,
  subject: { none: 'profiles that their owners show to the caller, for a session that the caller owns' },
  query: Type.Object({
    name: Type.Optional(Type.String({ maxLength: 200 })),
    will_work_as: Type.Optional(WorkerRole),
    session: Type.Optional(Type.String(idFormat)),
    /** Without those who are not available on the day or, with `session`, booked on it. */
    free_on: Type.Optional(Type.String(dayFormat)),
    skip: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    take: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  reply: Type.Object({ profiles: Type.Array(FoundFreelancer), has_more: Type.Boolean() }),
})
