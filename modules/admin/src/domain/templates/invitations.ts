import { button, mailTemplate, paragraph } from './template.ts'

const WHEN_AND_WHERE = paragraph('{{SESSION_DATES}}')
const DETAILS = [
  'SESSION_DATES',
  'SESSION_START_DATE',
  'SESSION_START_TIME',
  'LOCATION_TYPE',
  'IN_PERSON_LOCATION',
  'SESSION_MANAGERS',
  'LOBBY_MANAGERS',
]

/** A client is invited to watch. */
export const CLIENT_EMAIL = mailTemplate({
  subject: 'You are invited to {{PROJECT_NAME}}',
  body:
    paragraph('You are invited to watch {{SESSION_NAME}} of {{PROJECT_NAME}}.') +
    WHEN_AND_WHERE +
    button('Open the session', 'EMAIL_SESSION_LINK'),
  optional: DETAILS,
})

/** Talent are invited to check in. */
export const TALENT_EMAIL = mailTemplate({
  subject: 'Your audition for {{PROJECT_NAME}}',
  body:
    paragraph('You are invited to audition for {{PROJECT_NAME}}, {{SESSION_NAME}}.') +
    WHEN_AND_WHERE +
    button('Check in', 'EMAIL_CHECKIN_LINK'),
  optional: DETAILS,
})

/** Staff write to clients: the words are theirs. */
export const WRITTEN_EMAIL = mailTemplate({
  subject: '{{WRITTEN_SUBJECT}}',
  body: paragraph('<span style="white-space: pre-line">{{WRITTEN_BODY}}</span>'),
})
