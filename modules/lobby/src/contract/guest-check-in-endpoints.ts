import { dayFormat, defineEndpoint, defineForm, idFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

const TALENT = ['talent'] as const
const SUBJECT = { none: 'check-ins under the address of the caller, who proves it by a code' }

/** Minutes for which a code is good, at least. */
export const GUEST_CODE_MINUTES = 15
const MOST_FOUND = 200
/** A code is there whether it was sent or not: a stranger who signs up with an address has few tries at it. */
const TRIES = [
  { per: 'actor', max: 10, seconds: 3600, failures: true },
  { per: 'actor', max: 20, seconds: 86_400, failures: true },
] as const

/** What the check-ins name: the e-mail address or the phone number of the account. */
const By = Type.Unsafe<'email' | 'phone'>({ type: 'string', enum: ['email', 'phone'] })
const Code = Type.String({ pattern: '^\\s*([0-9]\\s*){6}$', maxLength: 40 })

export const sendGuestCode = defineEndpoint({
  name: 'lobby.sendGuestCode',
  summary:
    'Send a code to the own address or number, which finds the check-ins that were made without signing in',
  method: 'POST',
  path: '/guest-check-ins/code',
  access: TALENT,
  subject: SUBJECT,
  body: Type.Object({ by: By }),
  reply: Type.Object({
    /** where the code goes */
    to: Type.String(),
    /** false where the install has no mail server: the code is in its message log */
    sent: Type.Boolean(),
  }),
  limits: [{ per: 'actor', max: 6, seconds: 3600 }],
})

const GuestCheckIn = Type.Object({
  _id: Type.String(idFormat),
  /** null of a project that is gone */
  project: Type.Union([Type.String(), Type.Null()]),
  session: Type.Union([Type.String(), Type.Null()]),
  date: Type.String(dayFormat),
  role: Type.String(),
  /** as they were typed there */
  name: Type.String(),
})
export type GuestCheckIn = Static<typeof GuestCheckIn>

export const findGuestCheckIns = defineEndpoint({
  name: 'lobby.findGuestCheckIns',
  summary: 'Say the code; the answer is the check-ins of that address or number that belong to no account',
  method: 'POST',
  path: '/guest-check-ins/find',
  access: TALENT,
  subject: SUBJECT,
  body: Type.Object({ by: By, code: Code }),
  /** the newest first */
  reply: Type.Object({ check_ins: Type.Array(GuestCheckIn, { maxItems: MOST_FOUND }) }),
  limits: [...TRIES],
})

export const claimGuestCheckIns = defineEndpoint({
  name: 'lobby.claimGuestCheckIns',
  summary:
    'Take check-ins that the code has found into the own account; its data and its deletion have them too',
  method: 'POST',
  path: '/guest-check-ins/claim',
  access: TALENT,
  subject: SUBJECT,
  body: Type.Object({
    by: By,
    code: Code,
    /** others than those that the code finds are left out */
    record_ids: Type.Array(Type.String(idFormat), { minItems: 1, maxItems: MOST_FOUND, uniqueItems: true }),
  }),
  reply: Type.Object({ claimed: Type.Integer({ minimum: 0 }) }),
  limits: [...TRIES],
})

export const claimCheckInsForm = defineForm(claimGuestCheckIns, { record_ids: 'Tick what is yours' })
export const guestCodeForm = defineForm(findGuestCheckIns, { code: 'Type the six digits of the message' })
