import { isEmail, tooLong } from '@callboard/core/http-contract'

export const VIDEOS_MISSING = 'Please add videos'
/** Of one check-in. */
export const VIDEOS_LIMIT = 10

/** Input of a talent at check-in. */
export interface TypedCheckIn {
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string
  readonly email?: string
  readonly isRepresented?: boolean
  readonly agent?: string
  readonly agentEmail?: string
  readonly agentPhone?: string
  readonly role?: string
  readonly terms?: boolean
}

export interface CheckInRules {
  /** The date asks for no phone, role or photo. */
  readonly skipForm: boolean
  readonly hasPhoto: boolean
  /** Videos of a self-tape that are uploaded; null where the date takes none. */
  readonly videos: number | null
  /** True for a whole phone number. */
  readonly isPhone: (text: string) => boolean
}

/** Names of the wire. */
export type CheckInField =
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'email'
  | 'agent'
  | 'agent_email'
  | 'agent_phone'
  | 'role'
  | 'photo'
  | 'videos'
  | 'terms'

type Check = readonly [
  field: CheckInField,
  words: string,
  isWrong: (typed: TypedCheckIn, rules: CheckInRules) => boolean,
]

const isBlank = (text = '') => text.trim() === ''
/** True for an address that a talent can check in with. */
/** Blanks around an address are taken off when it is kept. */
export const isTypedEmail = (text: string) => isEmail(text.trim())
const isNoEmail = (text = '') => !isTypedEmail(text)
const isNoPhone = (text = '', { isPhone }: CheckInRules) => !isBlank(text) && !isPhone(text.trim())

export const PHONE_REQUIRED = 'Phone number required!'
export const PHONE_INVALID = 'Please Enter a valid Phone number'

/** Characters that a field of a check-in takes. */
export const CHECK_IN_LENGTHS = {
  first_name: 100,
  last_name: 100,
  email: 254,
  role: 100,
  agent: 200,
  agent_email: 254,
}

const long = (
  field: keyof typeof CHECK_IN_LENGTHS,
  typedOf: (typed: TypedCheckIn) => string | undefined,
): Check => [
  field,
  tooLong(CHECK_IN_LENGTHS[field]),
  (typed) => (typedOf(typed)?.trim().length ?? 0) > CHECK_IN_LENGTHS[field],
]

/** In the order in which the form asks. */
const PERSON: readonly Check[] = [
  ['first_name', 'Please add your First name!', ({ firstName }) => isBlank(firstName)],
  long('first_name', ({ firstName }) => firstName),
  ['last_name', 'Please add your Last name!', ({ lastName }) => isBlank(lastName)],
  long('last_name', ({ lastName }) => lastName),
  ['phone', PHONE_REQUIRED, ({ phone }, { skipForm }) => !skipForm && isBlank(phone)],
  ['phone', PHONE_INVALID, ({ phone }, rules) => isNoPhone(phone, rules)],
  ['email', 'Email required!', ({ email }) => isBlank(email)],
  long('email', ({ email }) => email),
  ['email', 'Please Enter a valid Email', ({ email }) => isNoEmail(email)],
]

const AGENT: readonly Check[] = [
  ['agent', 'Please Enter Agent Name', ({ agent }) => isBlank(agent)],
  long('agent', ({ agent }) => agent),
  ['agent_email', 'Please Enter Agent Email', ({ agentEmail }) => isBlank(agentEmail)],
  long('agent_email', ({ agentEmail }) => agentEmail),
  ['agent_email', 'Please Enter a valid Agent Email', ({ agentEmail }) => isNoEmail(agentEmail)],
  ['agent_phone', 'Please Enter Agent Phone number', ({ agentPhone }) => isBlank(agentPhone)],
  [
    'agent_phone',
    'Please Enter a valid Agent Phone number',
    ({ agentPhone }, rules) => isNoPhone(agentPhone, rules),
  ],
]

const AUDITION: readonly Check[] = [
  ['role', 'Please add a Role', ({ role }) => isBlank(role)],
  long('role', ({ role }) => role),
  ['photo', 'Please capture/upload a photo of yourself for our log sheet', (_, { hasPhoto }) => !hasPhoto],
]

const SELF_TAPE: readonly Check[] = [['videos', VIDEOS_MISSING, (_, { videos }) => videos === 0]]

const CONSENT: readonly Check[] = [
  ['terms', 'Please agree to the terms to go on.', ({ terms }) => terms !== true],
]

/**
 * Faults of a check-in, for the form and the server alike.
 * @returns field of the wire → its fault, in the order in which the form asks
 */
export function checkInFaults(typed: TypedCheckIn, rules: CheckInRules): ReadonlyMap<CheckInField, string> {
  const checks = [
    ...PERSON,
    ...(typed.isRepresented ? AGENT : []),
    ...(rules.skipForm ? [] : AUDITION),
    ...SELF_TAPE,
    ...CONSENT,
  ]
  const faults = new Map<CheckInField, string>()
  for (const [field, words, isWrong] of checks)
    if (!faults.has(field) && isWrong(typed, rules)) faults.set(field, words)
  return faults
}
