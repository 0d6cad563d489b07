/** Dots, plus signs, underscores and hyphens before the at sign, and a last part of 2 to 6 letters. */
const EMAIL = /^[A-Za-z0-9+._-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,6}$/

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
}

export interface CheckInRules {
  /** The date asks for no phone, role or photo. */
  readonly skipForm: boolean
  readonly hasPhoto: boolean
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

type Check = readonly [
  field: CheckInField,
  words: string,
  isWrong: (typed: TypedCheckIn, rules: CheckInRules) => boolean,
]

const isBlank = (text = '') => text.trim() === ''
const isNoEmail = (text = '') => !EMAIL.test(text.trim())
const isNoPhone = (text = '', { isPhone }: CheckInRules) => !isBlank(text) && !isPhone(text.trim())

/** In the order in which the form asks. */
const PERSON: readonly Check[] = [
  ['first_name', 'Please add your First name!', ({ firstName }) => isBlank(firstName)],
  ['last_name', 'Please add your Last name!', ({ lastName }) => isBlank(lastName)],
  ['phone', 'Phone number required!', ({ phone }, { skipForm }) => !skipForm && isBlank(phone)],
  ['phone', 'Please Enter a valid Phone number', ({ phone }, rules) => isNoPhone(phone, rules)],
  ['email', 'Email required!', ({ email }) => isBlank(email)],
  ['email', 'Please Enter a valid Email', ({ email }) => isNoEmail(email)],
]

const AGENT: readonly Check[] = [
  ['agent', 'Please Enter Agent Name', ({ agent }) => isBlank(agent)],
  ['agent_email', 'Please Enter Agent Email', ({ agentEmail }) => isBlank(agentEmail)],
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
  ['photo', 'Please capture/upload a photo of yourself for our log sheet', (_, { hasPhoto }) => !hasPhoto],
]

/**
 * Faults of a check-in, for the form and the server alike.
 * @returns field of the wire → its fault, in the order in which the form asks
 */
export function checkInFaults(typed: TypedCheckIn, rules: CheckInRules): ReadonlyMap<CheckInField, string> {
  const checks = [...PERSON, ...(typed.isRepresented ? AGENT : []), ...(rules.skipForm ? [] : AUDITION)]
  const faults = new Map<CheckInField, string>()
  for (const [field, words, isWrong] of checks)
    if (!faults.has(field) && isWrong(typed, rules)) faults.set(field, words)
  return faults
}
