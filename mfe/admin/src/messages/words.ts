import type { MessageRow, TemplateName } from '@callboard/admin/contract'

export const CHANNELS = [
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'Text' },
] as const

export type Channel = (typeof CHANNELS)[number]['value']

export const sayChannel = (channel: Channel): string =>
  CHANNELS.find(({ value }) => value === channel)?.label ?? channel

const TEMPLATES: Readonly<Record<TemplateName, string>> = {
  CHECK_IN_EMAIL: 'Check-in',
  CHECK_IN_TEXT: 'Check-in',
  CHECK_IN_IN_PERSON_EMAIL: 'Check-in, in person',
  CHECK_IN_IN_PERSON_TEXT: 'Check-in, in person',
  CHECK_IN_SUBMISSION_EMAIL: 'Video submission received',
  CHECK_IN_SUBMISSION_TEXT: 'Video submission received',
  EXPECTED_EMAIL: 'Expected',
  EXPECTED_TEXT: 'Expected',
  YOUR_TURN_TEXT: 'Your turn',
  YOUR_TURN_IN_PERSON_TEXT: 'Your turn, in person',
  ON_DECK_TEXT: 'On deck',
  SECOND_IN_LINE_TEXT: 'Second in line',
  NEXT_IN_LINE_TEXT: 'Coming up in line',
  GOODBYE_TEXT: 'Goodbye',
  STAFF_TEXT: 'Text from staff',
  TEXT_AS_EMAIL: 'In place of a text',
  APPOINTMENT_CONFIRMED: 'Appointment confirmed',
  TALENT_RESCHEDULE_APPOINTMENT: 'Appointment moved',
  DELETE_APPOINTMENT: 'Appointment cancelled',
  DELETE_TIME_FRAME: 'Time frame cancelled',
  APPOINTMENT_REMINDER: 'Appointment reminder',
  OTHER_TIME_ASKED: 'Another time asked for',
  TALENT_CANCELLED: 'Cancelled by talent',
  SHARE_SCHEDULE_LINK: 'Booking link',
  SHARE_POSTING_LINK: 'Posting link',
  ANSWER_CODE: 'Code to answer',
  AUDITION_LINK: 'Link to the audition',
  CLIENT_EMAIL: 'Invitation to clients',
  TALENT_EMAIL: 'Invitation to talent',
  WRITTEN_EMAIL: 'E-mail from staff',
  ARCHIVE_READY: 'Download ready',
  ARCHIVE_FAILED: 'Download failed',
  GUEST_CODE_EMAIL: 'Code for check-ins',
  GUEST_CODE_TEXT: 'Code for check-ins',
  OWN_DATA_READY: 'Own data ready',
  OWN_DATA_FAILED: 'Own data failed',
  RESET_PASSWORD: 'Password reset',
  SIGN_IN_CHANGED: 'Change of a sign-in',
  GUARDIAN_NAMED: 'Guardian named',
  GUARDIAN_RELEASED: 'Guardian taken off',
  TEXT_ACCOUNT_REFUSED: 'Text account refused',
  ACCOUNT_CREATED: 'Account created',
  STAFF_REQUEST_APPROVED: 'Staff request approved',
  STAFF_REQUEST_DECLINED: 'Staff request declined',
  FREELANCER_REQUEST: 'Request to a freelancer',
  FREELANCER_BOOKED: 'Freelancer booked',
  FREELANCER_RELEASED: 'Freelancer released',
  FREELANCER_FIRST_HOLD: 'Second hold comes first',
  FREELANCER_DATES_CHANGED: 'Freelancer, dates changed',
  FREELANCER_ANSWER: 'Answer of a freelancer',
  FREELANCER_COMMENT: 'Comment on a request',
  FREELANCER_TEXT: 'Text to a freelancer',
}

const isKnown = (template: string): template is TemplateName => Object.hasOwn(TEMPLATES, template)

/** The occasion of a message; a template that is gone is shown as it was called. */
export const sayTemplate = (template: string): string =>
  isKnown(template) ? TEMPLATES[template] : template.toLowerCase().replaceAll('_', ' ')

/** The templates to choose from, by their occasion; that of a text is told from the e-mail of the same one. */
export const TEMPLATE_CHOICES = (Object.keys(TEMPLATES) as TemplateName[])
  .map((value) => {
    const words = TEMPLATES[value]
    const isShared = Object.values(TEMPLATES).filter((other) => other === words).length > 1
    return { value, label: isShared && value.endsWith('_TEXT') ? `${words}, text` : words }
  })
  .sort((a, b) => a.label.localeCompare(b.label))

/** Words in place of the sending time of an unsent message. */
export const sayUnsent = (state: MessageRow['state']): string =>
  state === 'failed' || state === 'kept' ? 'Not sent' : 'Not yet'
