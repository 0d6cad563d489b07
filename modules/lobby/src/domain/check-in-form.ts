import { invalid, type PhoneNumbers } from '@callboard/core'
import { type CheckInField, checkInFaults } from '../contract/check-in-rules.ts'

export const ROLE_WITHOUT_FORM = 'Participant'
const DEFAULT_COUNTRY = 'US'

/** Input of a talent at check-in. */
export interface TypedForm {
  readonly firstName?: string
  readonly lastName?: string
  readonly email?: string
  readonly phone?: string
  readonly phoneCountry?: string
  readonly isRepresented?: boolean
  readonly agent?: string
  readonly agentEmail?: string
  readonly agentPhone?: string
  readonly role?: string
  /** of the photo taken today */
  readonly photoKey: string | null
  /** How many videos come with it. */
  readonly videos?: number
  readonly terms?: boolean
}

export interface FormRules {
  /** the date asks for no phone, role or photo */
  readonly skipForm: boolean
  readonly roles: readonly string[]
  readonly mayCreateRole: boolean
  /** The date is a Video Submission. */
  readonly isSelfTape?: boolean
}

export interface CheckInForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string | null
  readonly role: string
  readonly photoKey: string | null
  readonly agent: string | null
  readonly agentEmail: string | null
  readonly agentPhone: string | null
}

const LATER_THAN_ROLE: readonly CheckInField[] = ['photo', 'videos', 'terms']

const clean = (text: string | undefined) => text?.trim() ?? ''

/**
 * The form as it is stored. Faults are found one at a time, in the order in which the form asks.
 * @throws DomainError invalid with the field and the remedy
 */
export function readForm(typed: TypedForm, rules: FormRules, phones: PhoneNumbers): CheckInForm {
  const { skipForm } = rules
  const numberOf = (text: string | undefined) =>
    clean(text) === '' ? null : phones.parse(clean(text), typed.phoneCountry ?? DEFAULT_COUNTRY)
  const [fault] = checkInFaults(typed, {
    skipForm,
    hasPhoto: typed.photoKey !== null,
    videos: rules.isSelfTape ? (typed.videos ?? 0) : null,
    isPhone: (text) => numberOf(text) !== null,
  })
  const role = skipForm ? ROLE_WITHOUT_FORM : clean(typed.role)
  const isLaterThanRole = fault !== undefined && LATER_THAN_ROLE.includes(fault[0])
  if (fault && !isLaterThanRole) throw invalid(...fault)
  const isFree = skipForm || rules.mayCreateRole || rules.roles.length === 0
  if (!isFree && !rules.roles.includes(role))
    throw invalid('role', 'Choose one of the roles of this project.')
  if (fault) throw invalid(...fault)
  return {
    firstName: clean(typed.firstName),
    lastName: clean(typed.lastName),
    phone: numberOf(typed.phone),
    email: clean(typed.email).toLowerCase(),
    role,
    photoKey: typed.photoKey,
    agent: typed.isRepresented ? clean(typed.agent) : null,
    agentEmail: typed.isRepresented ? clean(typed.agentEmail).toLowerCase() : null,
    agentPhone: typed.isRepresented ? numberOf(typed.agentPhone) : null,
  }
}
