import { dayFormat, idFormat, textFormat, zoneFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

export const WORKER_ROLES = ['session_runner', 'lobby_manager'] as const
export const WORKER_WORDS = { session_runner: 'Session Runner', lobby_manager: 'Lobby Manager' } as const
export const WorkerRole = Type.Unsafe<(typeof WORKER_ROLES)[number]>({
  type: 'string',
  enum: [...WORKER_ROLES],
})

const Days = Type.Array(Type.String(dayFormat), { maxItems: 400, uniqueItems: true })

export const FreelancerProfileFields = Type.Object(
  {
    will_work_as: Type.Array(WorkerRole, { uniqueItems: true, maxItems: 2 }),
    experience: Type.String(textFormat),
    available_dates: Days,
    non_available_dates: Days,
    availability_notes: Type.String(textFormat),
    timezone: Type.String(zoneFormat),
    phone: Type.Union([Type.String({ maxLength: 40 }), Type.Null()]),
    receive_email: Type.Boolean(),
    receive_text: Type.Boolean(),
    show_to_all: Type.Boolean(),
    /** casting director ids; asked only when not shown to all */
    show_to: Type.Array(Type.String(idFormat), { maxItems: 200, uniqueItems: true }),
  },
  { additionalProperties: false },
)

export const FreelancerProfile = Type.Composite([
  FreelancerProfileFields,
  Type.Object({
    _id: Type.String(idFormat),
    first_name: Type.String(),
    last_name: Type.String(),
    /** null for those who may not book the person */
    email: Type.Union([Type.String(), Type.Null()]),
    version: Type.Integer(),
    can: Type.Object({ edit: Type.Boolean() }),
  }),
])
export type FreelancerProfile = Static<typeof FreelancerProfile>

export const FoundFreelancer = Type.Composite([
  FreelancerProfile,
  Type.Object({
    /** By a request of the caller, now or earlier. */
    booked_before: Type.Boolean(),
    /** Work that the asked session has asked the person for already. */
    asked: Type.Array(Type.Object({ date: Type.String(idFormat), roles: Type.Array(WorkerRole) })),
    /** Bookings and holds by other sessions on days of the asked one. */
    taken: Type.Array(
      Type.Object({
        date: Type.String(dayFormat),
        booked: Type.Boolean(),
        /** Project and session; null for those who may not know them */
        by: Type.Union([Type.String(), Type.Null()]),
      }),
    ),
  }),
])
export type FoundFreelancer = Static<typeof FoundFreelancer>
