import { DEFAULT_TALENT_TEXTS } from '../../contract/default-text-rules.ts'
import { withBraces } from '../placeholders.ts'
import { button, mailTemplate, paragraph, textTemplate } from './template.ts'

const LINK = 'TALENT_STATUS_LINK'
const SUBJECT = 'You are checked in to {{PROJECT_NAME}}'

const mail = (words: string, subject: string, action: string) =>
  mailTemplate({ subject, body: paragraph(withBraces(words)) + button(action, LINK), link: LINK })

const text = (words: string) => textTemplate(withBraces(words), LINK)

const { expected, thankYou, thankYouInPerson, thankYouSubmission } = DEFAULT_TALENT_TEXTS

export const CHECK_IN_EMAIL = mail(thankYou, SUBJECT, 'Join virtual lobby')
export const CHECK_IN_TEXT = text(thankYou)

export const CHECK_IN_IN_PERSON_EMAIL = mail(thankYouInPerson, SUBJECT, 'Open your page')
export const CHECK_IN_IN_PERSON_TEXT = text(thankYouInPerson)

export const CHECK_IN_SUBMISSION_EMAIL = mail(
  thankYouSubmission,
  'Your submission to {{PROJECT_NAME}}',
  'Open your page',
)
export const CHECK_IN_SUBMISSION_TEXT = text(thankYouSubmission)

export const EXPECTED_EMAIL = mail(expected, '{{PROJECT_NAME}} expects you', 'Open your page')
export const EXPECTED_TEXT = text(expected)
