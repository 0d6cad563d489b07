import { button, mailTemplate, paragraph } from './template.ts'

const WHEN_AND_WHERE = paragraph(
  '{{SESSION_START_DATE}}, {{SESSION_START_TIME}}<br />Role: {{ROLE}}<br />{{PLACE}}',
)
const CHECK_IN = paragraph(
  'On the day, check in here: <a href="{{EMAIL_CHECKIN_LINK}}">{{EMAIL_CHECKIN_LINK}}</a>',
)
/** A time that waits for the talent's word has one button, for that; any other one that of the day. */
const WHAT_TO_DO =
  `{{#if REPLY_LINK}}${paragraph('Please confirm this time, ask for another one, or say that you cannot come.')}` +
  `{{#if NEEDS_PASSWORD}}${paragraph(
    'The page asks you to sign in as {{NEEDS_PASSWORD}}. Set a password first: the link for that is in our other mail, “Your Callboard account for {{PROJECT_NAME}}”.',
  )}{{/if}}` +
  button('Confirm or change', 'REPLY_LINK') +
  CHECK_IN +
  `{{else}}${paragraph('Use this link on the day to check in.')}` +
  button('Check in', 'EMAIL_CHECKIN_LINK') +
  paragraph(
    'To move or cancel it, open your booking page: <a href="{{EMAIL_SESSION_LINK}}">{{EMAIL_SESSION_LINK}}</a>',
  ) +
  '{{/if}}'
const TALENT = [
  'FIRST_NAME',
  'ROLE',
  'REPLY_LINK',
  'NEEDS_PASSWORD',
  'LOCATION_TYPE',
  'IN_PERSON_LOCATION',
  'PLACE',
]

export const APPOINTMENT_CONFIRMED = mailTemplate({
  subject:
    '{{#if CALLED_BACK_AS}}You are called back as {{CALLED_BACK_AS}}{{else}}' +
    '{{#if REPLY_LINK}}Please confirm your time{{else}}You are booked{{/if}}{{/if}} for {{PROJECT_NAME}}',
  body:
    paragraph(
      '{{#if CALLED_BACK_AS}}You are called back for {{PROJECT_NAME}}, {{SESSION_NAME}}, as {{CALLED_BACK_AS}}.{{else}}' +
        '{{#if REPLY_LINK}}The casting office has a time for you for {{PROJECT_NAME}}, {{SESSION_NAME}}.{{else}}Your audition for {{PROJECT_NAME}}, {{SESSION_NAME}}, is booked.{{/if}}{{/if}}',
    ) +
    WHEN_AND_WHERE +
    WHAT_TO_DO,
  optional: [...TALENT, 'CALLED_BACK_AS'],
})

export const TALENT_RESCHEDULE_APPOINTMENT = mailTemplate({
  subject: 'Your time for {{PROJECT_NAME}} has changed',
  body:
    paragraph(
      'Your time for {{PROJECT_NAME}}, {{SESSION_NAME}}, was moved. This is when and where it is now.',
    ) +
    WHEN_AND_WHERE +
    WHAT_TO_DO,
  optional: TALENT,
})

export const DELETE_APPOINTMENT = mailTemplate({
  subject:
    '{{#if CANCELLED_BY}}{{CANCELLED_BY}} cancelled your time for {{PROJECT_NAME}}{{else}}Your time for {{PROJECT_NAME}} is cancelled{{/if}}',
  body:
    paragraph(
      '{{#if CANCELLED_BY}}{{CANCELLED_BY}} cancelled your time for {{PROJECT_NAME}}, {{SESSION_NAME}}.{{else}}Your time for {{PROJECT_NAME}}, {{SESSION_NAME}}, is cancelled.{{/if}}',
    ) +
    paragraph('It was on {{SESSION_START_DATE}}, {{SESSION_START_TIME}}.') +
    `{{#if BOOK_AGAIN_LINK}}${button('Book another time', 'BOOK_AGAIN_LINK')}{{/if}}`,
  optional: [...TALENT, 'CANCELLED_BY', 'BOOK_AGAIN_LINK'],
})

export const DELETE_TIME_FRAME = mailTemplate({
  subject: 'The casting office cancelled your time for {{PROJECT_NAME}}',
  body:
    paragraph(
      'The casting office cancelled your time for {{PROJECT_NAME}}, {{SESSION_NAME}}: its time frame was removed.',
    ) + paragraph('It was on {{SESSION_START_DATE}}, {{SESSION_START_TIME}}.'),
  optional: TALENT,
})

export const APPOINTMENT_REMINDER = mailTemplate({
  subject: 'Your time for {{PROJECT_NAME}} is tomorrow',
  body:
    paragraph('Your time for {{PROJECT_NAME}}, {{SESSION_NAME}}, is tomorrow.') + WHEN_AND_WHERE + WHAT_TO_DO,
  optional: TALENT,
})

export const SHARE_SCHEDULE_LINK = mailTemplate({
  subject: 'Choose a time for your audition for {{PROJECT_NAME}}',
  body:
    paragraph('You are invited to audition for {{PROJECT_NAME}}, {{SESSION_NAME}}.') +
    paragraph('{{SESSION_DATES}}') +
    paragraph('Choose a time that suits you.') +
    button('Choose a time', 'EMAIL_SESSION_LINK'),
  optional: ['SESSION_DATES'],
})

/** To the casting office. */
export const OTHER_TIME_ASKED = mailTemplate({
  subject: '{{NAME}} asks for another time, {{PROJECT_NAME}}',
  body:
    paragraph(
      '{{NAME}} asks for another time for {{PROJECT_NAME}}, {{SESSION_NAME}}, and keeps the place until you answer.',
    ) +
    paragraph(
      '{{SESSION_START_DATE}}, {{SESSION_START_TIME}}{{#if TALENT_TIME}}<br />For {{NAME}}: {{TALENT_TIME}}{{/if}}<br />Role: {{ROLE}}',
    ) +
    paragraph('In their words:<br /><span style="white-space: pre-line">{{NOTE}}</span>') +
    button('Open the schedule', 'SCHEDULE_LINK') +
    paragraph('A reply to this mail reaches them.'),
  optional: [...TALENT, 'TALENT_TIME'],
})

/** To the casting office. */
export const TALENT_CANCELLED = mailTemplate({
  subject: '{{NAME}} cannot come, {{PROJECT_NAME}}',
  body:
    paragraph('{{NAME}} has cancelled the appointment for {{PROJECT_NAME}}, {{SESSION_NAME}}.') +
    paragraph('{{SESSION_START_DATE}}, {{SESSION_START_TIME}}<br />Role: {{ROLE}}') +
    button('Open the schedule', 'SCHEDULE_LINK') +
    paragraph('The place is free again. A reply to this mail reaches them.'),
  optional: TALENT,
})
