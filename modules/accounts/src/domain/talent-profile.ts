import { invalid, type PhoneNumbers } from '@callboard/core'
import { type ClothesType, SIZE_TYPES, type SizeType, sizeFaults } from '../contract/size-rules.ts'
import {
  aboutMeFaults,
  agentFaults,
  detailsFaults,
  isMinor,
  type ProfileRules,
  type TypedAboutMe,
  type TypedAgent,
  type TypedDetails,
} from '../contract/talent-profile-rules.ts'
import type { User } from './user.ts'

/** The grown-up who answers for a talent under 18. */
export interface Guardian {
  readonly name: string
  readonly email: string
  /** E.164 */
  readonly phone: string
  readonly consentAt: Date
}

/** What a talent tells about themselves, beside name and number, which every account has. */
export interface TalentProfile {
  readonly userId: string
  /** At most four; the first one is the logo. */
  readonly headshotKeys: readonly string[]
  readonly isRepresented: boolean
  readonly agent: string | null
  readonly agentEmail: string | null
  /** E.164 */
  readonly agentPhone: string | null
  /** `YYYY-MM-DD` */
  readonly birthDate: string | null
  readonly guardian: Guardian | null
  readonly heightFt: number | null
  readonly heightIn: number | null
  readonly clothesType: ClothesType | null
  /** kind of size → code of the catalogue */
  readonly clothesSizes: Readonly<Partial<Record<SizeType, string>>>
  readonly instagramHandle: string | null
  readonly tiktokHandle: string | null
  readonly version: number
}

/** Of a talent who has told nothing yet. */
export const noProfile = (userId: string): TalentProfile => ({
  userId,
  headshotKeys: [],
  isRepresented: false,
  agent: null,
  agentEmail: null,
  agentPhone: null,
  birthDate: null,
  guardian: null,
  heightFt: null,
  heightIn: null,
  clothesType: null,
  clothesSizes: {},
  instagramHandle: null,
  tiktokHandle: null,
  version: 1,
})

/** The guardian whom messages go to; null for a talent who is of age. */
export const guardianOf = ({ birthDate, guardian }: TalentProfile, now: Date): Guardian | null =>
  birthDate !== null && isMinor(birthDate, now) ? guardian : null

/** The country of a number that is typed without one. */
const PHONE_COUNTRY = 'US'

const clean = (typed: string | undefined) => typed?.trim() ?? ''
const lineOf = (typed: string | undefined) => clean(typed) || null

export interface ReadingRules {
  readonly phones: PhoneNumbers
  readonly now: Date
}

const numberOf = (phones: PhoneNumbers, typed: string | undefined) =>
  clean(typed) === '' ? null : phones.parse(clean(typed), PHONE_COUNTRY)

const rulesOf = ({ phones, now }: ReadingRules): ProfileRules => ({
  isPhone: (text) => numberOf(phones, text) !== null,
  now,
})

/** @throws DomainError invalid with the first fault */
function requireNone(faults: ReadonlyMap<string, string>): void {
  const [first] = faults
  if (first) throw invalid(...first)
}

/**
 * Name and number as they are stored. Faults are found one at a time, in the order in which the form asks.
 * @throws DomainError invalid
 */
export function readAboutMe(
  typed: TypedAboutMe,
  user: User,
  rules: ReadingRules,
): Pick<User, 'firstName' | 'lastName' | 'phone'> {
  requireNone(aboutMeFaults({ ...typed, email: typed.email ?? user.email }, rulesOf(rules)))
  if (typed.email !== undefined && clean(typed.email).toLowerCase() !== user.email)
    throw invalid('email', 'This is not the address of your account. Ask us to change it.')
  return {
    firstName: clean(typed.firstName),
    lastName: clean(typed.lastName),
    phone: numberOf(rules.phones, typed.phone),
  }
}

/** The tab Additional Details as it is typed, with what the rules of the catalogue look at. */
export interface WholeDetails extends TypedDetails {
  readonly height: { readonly ft: number; readonly inches: number } | null
  readonly clothesType: ClothesType | null
  readonly sizes: Readonly<Partial<Record<SizeType, string>>>
}

function checkSizes({ clothesType, sizes }: WholeDetails): void {
  const [fault] = Object.entries(sizeFaults(clothesType, sizes as Readonly<Record<string, string>>))
  if (!fault) return
  const [field, words] = fault
  throw invalid(SIZE_TYPES.some((type) => type === field) ? `sizes.${field}` : field, words)
}

/** A guardian who is the same has agreed already. */
function consentedAt(before: Guardian | null, guardian: Omit<Guardian, 'consentAt'>, now: Date): Date {
  const isSame =
    before !== null &&
    before.name === guardian.name &&
    before.email === guardian.email &&
    before.phone === guardian.phone
  return isSame ? before.consentAt : now
}

function readGuardian(
  { birthDate, guardian }: TypedDetails,
  before: TalentProfile,
  { phones, now }: ReadingRules,
) {
  if (!birthDate || !isMinor(birthDate, now)) return null
  const read = {
    name: clean(guardian?.name),
    email: clean(guardian?.email).toLowerCase(),
    phone: numberOf(phones, guardian?.phone) ?? '',
  }
  return { ...read, consentAt: consentedAt(before.guardian, read, now) }
}

const agentOf = (typed: TypedAgent, { phones }: ReadingRules) => {
  const isRepresented = typed.isRepresented === true
  return {
    isRepresented,
    agent: isRepresented ? lineOf(typed.agent) : null,
    agentEmail: isRepresented ? clean(typed.agentEmail).toLowerCase() : null,
    agentPhone: isRepresented ? numberOf(phones, typed.agentPhone) : null,
  }
}

/** The agent as stored. @throws DomainError invalid */
export function readAgent(
  typed: TypedAgent,
  rules: ReadingRules,
): Pick<TalentProfile, 'isRepresented' | 'agent' | 'agentEmail' | 'agentPhone'> {
  requireNone(agentFaults(typed, rulesOf(rules)))
  return agentOf(typed, rules)
}

/**
 * Agent, birth date, guardian, sizes and handles as they are stored. Faults are found one at a time, in the order in
 * which the form asks. Without an agent nothing of one is kept, and no guardian of a talent who is of age.
 * @throws DomainError invalid
 */
export function readDetails(
  typed: WholeDetails,
  before: TalentProfile,
  rules: ReadingRules,
): Omit<TalentProfile, 'userId' | 'headshotKeys' | 'version'> {
  requireNone(detailsFaults(typed, rulesOf(rules)))
  checkSizes(typed)
  return {
    ...agentOf(typed, rules),
    birthDate: typed.birthDate || null,
    guardian: readGuardian(typed, before, rules),
    heightFt: typed.height?.ft ?? null,
    heightIn: typed.height?.inches ?? null,
    clothesType: typed.clothesType,
    clothesSizes: typed.sizes,
    instagramHandle: lineOf(typed.instagram),
    tiktokHandle: lineOf(typed.tiktok),
  }
}
