import { invalid, type PhoneNumbers } from '@callboard/core'

/** Dots, plus signs, underscores and hyphens before the at sign, and a last part of 2 to 6 letters. */
const EMAIL = /^[A-Za-z0-9+._-]+@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,6}$/
export const ROLE_WITHOUT_FORM = 'Participant'
const DEFAULT_COUNTRY = 'US'

/** What a talent typed. */
export interface TypedForm {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone?: string
  readonly phoneCountry?: string
  readonly isRepresented?: boolean
  readonly agent?: string
  readonly agentEmail?: string
  readonly agentPhone?: string
  readonly role?: string
  /** of the photo taken today */
  readonly photoKey: string | null
}

export interface FormRules {
  /** the date asks for no phone, role or photo */
  readonly skipForm: boolean
  readonly roles: readonly string[]
  readonly mayCreateRole: boolean
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

const clean = (text: string | undefined) => text?.trim() ?? ''

function required(field: string, typed: string | undefined, message: string): string {
  const text = clean(typed)
  if (text === '') throw invalid(field, message)
  return text
}

function email(field: string, typed: string, message: string): string {
  if (!EMAIL.test(typed)) throw invalid(field, message)
  return typed.toLowerCase()
}

/**
 * The form as it is stored. Faults are found one at a time, in the order in which the form asks.
 * @throws DomainError invalid with the field and what to do
 */
export function readForm(typed: TypedForm, rules: FormRules, phones: PhoneNumbers): CheckInForm {
  const phoneNumber = (field: string, text: string, message: string) => {
    const number = phones.parse(text, typed.phoneCountry ?? DEFAULT_COUNTRY)
    if (number === null) throw invalid(field, message)
    return number
  }
  const firstName = required('first_name', typed.firstName, 'Please add your First name!')
  const lastName = required('last_name', typed.lastName, 'Please add your Last name!')
  const phoneText = rules.skipForm
    ? clean(typed.phone)
    : required('phone', typed.phone, 'Phone number required!')
  const phone = phoneText === '' ? null : phoneNumber('phone', phoneText, 'Please Enter a valid Phone number')
  const emailText = required('email', typed.email, 'Email required!')
  const person = {
    firstName,
    lastName,
    phone,
    email: email('email', emailText, 'Please Enter a valid Email'),
  }
  return { ...person, ...readAgent(typed, phoneNumber), ...readRoleAndPhoto(typed, rules) }
}

function readAgent(
  typed: TypedForm,
  phoneNumber: (field: string, text: string, message: string) => string,
): Pick<CheckInForm, 'agent' | 'agentEmail' | 'agentPhone'> {
  if (!typed.isRepresented) return { agent: null, agentEmail: null, agentPhone: null }
  const agent = required('agent', typed.agent, 'Please Enter Agent Name')
  const emailText = required('agent_email', typed.agentEmail, 'Please Enter Agent Email')
  const agentEmail = email('agent_email', emailText, 'Please Enter a valid Agent Email')
  const phoneText = required('agent_phone', typed.agentPhone, 'Please Enter Agent Phone number')
  const agentPhone = phoneNumber('agent_phone', phoneText, 'Please Enter a valid Agent Phone number')
  return { agent, agentEmail, agentPhone }
}

function readRoleAndPhoto(typed: TypedForm, rules: FormRules): Pick<CheckInForm, 'role' | 'photoKey'> {
  if (rules.skipForm) return { role: ROLE_WITHOUT_FORM, photoKey: typed.photoKey }
  const role = required('role', typed.role, 'Please add a Role')
  const isFree = rules.mayCreateRole || rules.roles.length === 0
  if (!isFree && !rules.roles.includes(role))
    throw invalid('role', 'Choose one of the roles of this project.')
  if (typed.photoKey === null) {
    throw invalid('photo', 'Please capture/upload a photo of yourself for our log sheet')
  }
  return { role, photoKey: typed.photoKey }
}
