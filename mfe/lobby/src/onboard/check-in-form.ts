import { checkInFaults } from '@callboard/lobby/contract'

/** Fields of the check-in, as typed. */
export interface CheckInFields {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly isRepresented: boolean
  readonly agent: string
  readonly agentEmail: string
  readonly agentPhone: string
  readonly role: string
  readonly sagNumber: string
  readonly interviewNo: string
  readonly actualCall: string
  readonly optIn: boolean
  /** What a talent with a profile says otherwise here is put into it. */
  readonly toProfile: boolean
  readonly terms: boolean
}

export type FieldName = keyof CheckInFields | 'photo' | 'videos'
export type FieldErrors = Readonly<Partial<Record<FieldName, string>>>

export type Step = 'you' | 'role' | 'photo' | 'videos' | 'review'

export interface FormRules {
  /** The date asks for no phone, role or photo. */
  readonly skipForm: boolean
  readonly hasPhoto: boolean
  /** Videos that were added; null where none are asked for. */
  readonly videos?: number | null
}

export const EMPTY_FIELDS: CheckInFields = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  isRepresented: false,
  agent: '',
  agentEmail: '',
  agentPhone: '',
  role: '',
  sagNumber: '',
  interviewNo: '',
  actualCall: '',
  optIn: false,
  toProfile: true,
  terms: false,
}

const STEP_NAMES: Readonly<Record<Step, string>> = {
  you: 'Your name',
  role: 'Your role',
  photo: 'Your photo',
  videos: 'Your videos',
  review: 'Ready?',
}
export const stepName = (step: Step) => STEP_NAMES[step]

/** @param isSelfTape the date is a Video Submission */
export const stepsOf = (skipForm: boolean, isSelfTape = false): readonly Step[] => [
  'you',
  ...(skipForm ? [] : (['role', 'photo'] as const)),
  ...(isSelfTape ? (['videos'] as const) : []),
  'review',
]

/** The names of the wire and where they stand on the screen. */
const WIRE_FIELDS: Readonly<Record<string, readonly [field: FieldName, step: Step]>> = {
  first_name: ['firstName', 'you'],
  last_name: ['lastName', 'you'],
  phone: ['phone', 'you'],
  email: ['email', 'you'],
  role: ['role', 'role'],
  sagnumber: ['sagNumber', 'role'],
  interview_no: ['interviewNo', 'role'],
  actual_call: ['actualCall', 'role'],
  agent: ['agent', 'role'],
  agent_email: ['agentEmail', 'role'],
  agent_phone: ['agentPhone', 'role'],
  photo: ['photo', 'photo'],
  /** Of the upload of the photo. */
  file: ['photo', 'photo'],
  videos: ['videos', 'videos'],
  terms: ['terms', 'review'],
}

/** The phone field hands on E.164 once a number is whole. */
const isPhone = (text: string) => /^\+\d{7,15}$/.test(text)

/** Errors of a step, in the order of the form. */
export function errorsOf(step: Step, fields: CheckInFields, rules: FormRules): FieldErrors {
  const errors: Partial<Record<FieldName, string>> = {}
  for (const [name, words] of checkInFaults(fields, { ...rules, videos: rules.videos ?? null, isPhone })) {
    const place = WIRE_FIELDS[name]
    if (place?.[1] === step) errors[place[0]] = words
  }
  return errors
}

/** The server's errors by field and the first step that has one. */
export function serverErrors(fields: Readonly<Record<string, string>>): {
  readonly errors: FieldErrors
  readonly step: Step | undefined
} {
  const found = Object.entries(fields).flatMap(([name, message]) => {
    const place = WIRE_FIELDS[name]
    return place ? [{ field: place[0], step: place[1], message }] : []
  })
  return {
    errors: Object.fromEntries(found.map(({ field, message }) => [field, message])),
    step: stepsOf(false, true).find((step) => found.some((each) => each.step === step)),
  }
}

const filled = (text: string) => text.trim() || undefined

function agentFacts(fields: CheckInFields) {
  if (!fields.isRepresented) return {}
  return {
    isRepresented: true,
    agent: filled(fields.agent),
    agent_email: filled(fields.agentEmail),
    agent_phone: filled(fields.agentPhone),
  }
}

/** What the profile keeps of a check-in. @param phone the number that is known, where the form asks for none */
export function profileFacts(fields: CheckInFields, skipForm: boolean, phone: string | null) {
  return {
    first_name: fields.firstName.trim(),
    last_name: fields.lastName.trim(),
    phone: filled(fields.phone) ?? phone ?? undefined,
    ...(skipForm ? {} : { isRepresented: false, ...agentFacts(fields) }),
  }
}

/** The form as it is sent, beside ticket and photo. Agent facts go only with the word that there is an agent. */
export function wireFields(fields: CheckInFields, skipForm: boolean) {
  const person = {
    first_name: fields.firstName.trim(),
    last_name: fields.lastName.trim(),
    email: fields.email.trim(),
    phone: filled(fields.phone),
    opt_in: fields.optIn,
    terms: true as const,
  }
  if (skipForm) return person
  return {
    ...person,
    ...agentFacts(fields),
    role: filled(fields.role),
    sagnumber: filled(fields.sagNumber),
    interview_no: fields.interviewNo === '' ? undefined : Number(fields.interviewNo),
    actual_call: filled(fields.actualCall),
  }
}
