import { isDay, isEmail, tooLong } from '@callboard/core/http-contract'

/** From this age on a talent answers for themselves. */
const OF_AGE = 18
const HALF_DAY_MS = 43_200_000
const ALL_ZONES_MS = 50_400_000

/** The day that has begun in the last zone of the world, UTC-12. */
const latestDay = (now: Date) => new Date(now.getTime() - HALF_DAY_MS).toISOString().slice(0, 10)
/** The day that has begun in the first zone of the world, UTC+14. */
const earliestDay = (now: Date) => new Date(now.getTime() + ALL_ZONES_MS).toISOString().slice(0, 10)

/**
 * Whether a talent is under 18. A birthday counts once it has begun everywhere, so that nobody is taken for grown up a
 * day too early.
 * @param birthDate `YYYY-MM-DD`
 */
export function isMinor(birthDate: string, now: Date): boolean {
  const year = String(Number(birthDate.slice(0, 4)) + OF_AGE).padStart(4, '0')
  return `${year}${birthDate.slice(4)}` > latestDay(now)
}

/** A day that has begun nowhere yet. */
const isToCome = (day: string, now: Date) => day > earliestDay(now)

/** Nobody who is alive was born before. */
const EARLIEST_BIRTH = '1900-01-01'

/** A guardian as typed. */
export interface TypedGuardian {
  readonly name?: string
  readonly email?: string
  readonly phone?: string
  readonly consent?: boolean
}

/** What a talent types about their age, in the profile and at a check-in. */
export interface TypedAge {
  /** `YYYY-MM-DD`; empty for none */
  readonly birthDate?: string
  readonly guardian?: TypedGuardian
}

/** The first tab of the profile, as typed. */
export interface TypedAboutMe {
  readonly firstName?: string
  readonly lastName?: string
  readonly phone?: string
  readonly email?: string
  /** How many there are. */
  readonly headshots: number
}

/** A profile that has all that the first tab asks for, with a number as it is stored. */
export const isWholeProfile = (profile: {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string | null
  /** How many there are. */
  readonly headshots: number
}): boolean =>
  profile.firstName !== '' && profile.lastName !== '' && profile.phone !== null && profile.headshots > 0

export interface TypedAgent {
  readonly isRepresented?: boolean
  readonly agent?: string
  readonly agentEmail?: string
  readonly agentPhone?: string
}

/** The second tab, as typed. */
export interface TypedDetails extends TypedAge, TypedAgent {
  readonly instagram?: string
  readonly tiktok?: string
}

export interface ProfileRules {
  /** True for a whole phone number. */
  readonly isPhone: (text: string) => boolean
  readonly now: Date
}

/** Names of the wire. */
export type AgeField =
  | 'date_of_birth'
  | 'guardian.name'
  | 'guardian.email'
  | 'guardian.phone'
  | 'guardian.consent'
export type ProfileField =
  | AgeField
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'email'
  | 'photos'
  | 'agent'
  | 'agent_email'
  | 'agent_phone'
  | 'instagram_handle'
  | 'tiktok_handle'

type Check<T, Field> = readonly [
  field: Field,
  words: string,
  isWrong: (typed: T, rules: ProfileRules) => boolean,
]

const isBlank = (text = '') => text.trim() === ''
const isNoEmail = (text = '') => !isEmail(text.trim())
const isNoPhone = (text: string | undefined, { isPhone }: ProfileRules) => !isPhone((text ?? '').trim())
const isLong = (text: string | undefined, most: number) => (text ?? '').trim().length > most

/** Characters that a field of the profile takes. */
export const PROFILE_LENGTHS = { name: 100, line: 200, email: 254 } as const

/** In the order in which the form asks. */
const ABOUT_ME: readonly Check<TypedAboutMe, ProfileField>[] = [
  ['first_name', 'First name required', ({ firstName }) => isBlank(firstName)],
  ['first_name', tooLong(PROFILE_LENGTHS.name), ({ firstName }) => isLong(firstName, PROFILE_LENGTHS.name)],
  ['last_name', 'Last name required', ({ lastName }) => isBlank(lastName)],
  ['last_name', tooLong(PROFILE_LENGTHS.name), ({ lastName }) => isLong(lastName, PROFILE_LENGTHS.name)],
  ['phone', 'Phone number required', ({ phone }) => isBlank(phone)],
  ['phone', 'Please Enter a valid Phone number', ({ phone }, rules) => isNoPhone(phone, rules)],
  ['email', 'Email required', ({ email }) => isBlank(email)],
  ['photos', 'Please upload a Headshot', ({ headshots }) => headshots === 0],
]

const AGENT: readonly Check<TypedAgent, ProfileField>[] = [
  ['agent', 'Agent name required', ({ agent }) => isBlank(agent)],
  ['agent', tooLong(PROFILE_LENGTHS.line), ({ agent }) => isLong(agent, PROFILE_LENGTHS.line)],
  ['agent_email', 'Invalid email', ({ agentEmail }) => isNoEmail(agentEmail)],
  ['agent_phone', 'Agent Phone number required', ({ agentPhone }) => isBlank(agentPhone)],
  [
    'agent_phone',
    'Please Enter a valid Agent Phone number',
    ({ agentPhone }, rules) => isNoPhone(agentPhone, rules),
  ],
]

const BIRTH: readonly Check<TypedAge, AgeField>[] = [
  [
    'date_of_birth',
    'Please enter a date like 2001-12-31.',
    ({ birthDate = '' }) => birthDate !== '' && !isDay(birthDate),
  ],
  [
    'date_of_birth',
    'Date of birth cannot be in the future',
    ({ birthDate = '' }, { now }) => isToCome(birthDate, now),
  ],
  [
    'date_of_birth',
    `Date of birth cannot be before ${EARLIEST_BIRTH.slice(0, 4)}`,
    ({ birthDate = '' }) => birthDate !== '' && birthDate < EARLIEST_BIRTH,
  ],
]

const GUARDIAN: readonly Check<TypedGuardian, AgeField>[] = [
  ['guardian.name', 'Guardian name required', ({ name }) => isBlank(name)],
  ['guardian.name', tooLong(PROFILE_LENGTHS.line), ({ name }) => isLong(name, PROFILE_LENGTHS.line)],
  ['guardian.email', 'Guardian email required', ({ email }) => isBlank(email)],
  ['guardian.email', 'Please Enter a valid Guardian email', ({ email }) => isNoEmail(email)],
  ['guardian.phone', 'Guardian Phone number required', ({ phone }) => isBlank(phone)],
  [
    'guardian.phone',
    'Please Enter a valid Guardian Phone number',
    ({ phone }, rules) => isNoPhone(phone, rules),
  ],
  ['guardian.consent', 'Guardian consent required', ({ consent }) => consent !== true],
]

const HANDLES: readonly Check<TypedDetails, ProfileField>[] = [
  [
    'instagram_handle',
    tooLong(PROFILE_LENGTHS.line),
    ({ instagram }) => isLong(instagram, PROFILE_LENGTHS.line),
  ],
  ['tiktok_handle', tooLong(PROFILE_LENGTHS.line), ({ tiktok }) => isLong(tiktok, PROFILE_LENGTHS.line)],
]

/** The first fault of each field, in the order of the checks. */
function faultsOf<T, Field>(
  checks: readonly Check<T, Field>[],
  typed: T,
  rules: ProfileRules,
): [Field, string][] {
  const faults = new Map<Field, string>()
  for (const [field, words, isWrong] of checks)
    if (!faults.has(field) && isWrong(typed, rules)) faults.set(field, words)
  return [...faults]
}

/** Faults of a birth date and, of a talent under 18, of the guardian, for forms and the server alike. */
export function ageFaults(typed: TypedAge, rules: ProfileRules): ReadonlyMap<AgeField, string> {
  const ofDay = faultsOf(BIRTH, typed, rules)
  const asksGuardian =
    ofDay.length === 0 && !isBlank(typed.birthDate) && isMinor(typed.birthDate ?? '', rules.now)
  return new Map([...ofDay, ...(asksGuardian ? faultsOf(GUARDIAN, typed.guardian ?? {}, rules) : [])])
}

/** Faults of the tab About Me, in the order in which it asks, for the form and the server alike. */
export const aboutMeFaults = (typed: TypedAboutMe, rules: ProfileRules): ReadonlyMap<ProfileField, string> =>
  new Map(faultsOf(ABOUT_ME, typed, rules))

/** Faults of the agent of a talent who has one. */
export const agentFaults = (typed: TypedAgent, rules: ProfileRules): ReadonlyMap<ProfileField, string> =>
  new Map(typed.isRepresented ? faultsOf(AGENT, typed, rules) : [])

/** Faults of the tab Additional Details, in the order in which it asks, for the form and the server alike. */
export const detailsFaults = (typed: TypedDetails, rules: ProfileRules): ReadonlyMap<ProfileField, string> =>
  new Map<ProfileField, string>([
    ...agentFaults(typed, rules),
    ...ageFaults(typed, rules),
    ...faultsOf(HANDLES, typed, rules),
  ])
