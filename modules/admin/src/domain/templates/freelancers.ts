import { button, mailTemplate, paragraph, textTemplate } from './template.ts'

const lines = (value: string) => paragraph(`<span style="white-space: pre-line">{{${value}}}</span>`)
const OPTIONAL = ['FIRST_NAME', 'CHANGES', 'ASKS_AGAIN', 'WHY', 'DATES']

const ANSWERS =
  button('Open the request', 'REQUEST_LINK') +
  paragraph(
    'Answer with one tap, and confirm it there: <a href="{{YES_LINK}}">Yes</a> · <a href="{{NO_LINK}}">No</a> · <a href="{{SECOND_HOLD_LINK}}">Second Hold</a>',
  )

export const FREELANCER_REQUEST = mailTemplate({
  subject: 'Are you free for {{PROJECT_NAME}}?',
  body:
    paragraph('{{REQUESTED_BY}} asks whether you are free for {{PROJECT_NAME}}, {{SESSION_NAME}}.') +
    lines('DATES') +
    ANSWERS,
  optional: OPTIONAL,
})

export const FREELANCER_BOOKED = mailTemplate({
  subject: 'You are booked for {{PROJECT_NAME}}',
  body:
    paragraph('You are booked for {{PROJECT_NAME}}, {{SESSION_NAME}}.') +
    lines('DATES') +
    button('Open the booking', 'REQUEST_LINK') +
    paragraph('The file with this mail puts the dates into your calendar.'),
  optional: OPTIONAL,
})

export const FREELANCER_RELEASED = mailTemplate({
  subject: 'You are released from {{PROJECT_NAME}}',
  body:
    paragraph(
      '{{#if WHY}}{{WHY}} {{/if}}You are not needed any more for {{PROJECT_NAME}}, {{SESSION_NAME}}:',
    ) +
    lines('DATES') +
    paragraph('These dates are yours again. Thank you for keeping them.'),
  optional: OPTIONAL,
})

/** To who stood second. */
export const FREELANCER_FIRST_HOLD = mailTemplate({
  subject: 'You stand first now for {{PROJECT_NAME}}',
  body:
    paragraph(
      'Who stood before you for {{PROJECT_NAME}}, {{SESSION_NAME}}, is out. Your second hold is a first hold now.',
    ) +
    lines('DATES') +
    button('Open the request', 'REQUEST_LINK') +
    paragraph('If you are not free any more, answer <a href="{{NO_LINK}}">No</a>.'),
  optional: OPTIONAL,
})

export const FREELANCER_DATES_CHANGED = mailTemplate({
  subject: 'Dates of {{PROJECT_NAME}} have changed',
  body:
    paragraph('Dates of {{PROJECT_NAME}}, {{SESSION_NAME}}, have changed.') +
    lines('CHANGES') +
    '{{#if ASKS_AGAIN}}' +
    paragraph('{{ASKS_AGAIN}}') +
    '{{/if}}' +
    button('Open the request', 'REQUEST_LINK'),
  optional: OPTIONAL,
})

/** To the casting office. */
export const FREELANCER_ANSWER = mailTemplate({
  subject: '{{ANSWER}} from {{NAME}}: {{PROJECT_NAME}}',
  body:
    paragraph(
      'The answer of {{NAME}} to your request for {{PROJECT_NAME}}, {{SESSION_NAME}}, is now: {{ANSWER}}.',
    ) +
    lines('DATES') +
    button('Open the requests', 'FREELANCERS_LINK'),
  optional: OPTIONAL,
})

/** To either side, about comments that it has not read. */
export const FREELANCER_COMMENT = mailTemplate({
  subject: '{{NAME}} wrote about {{PROJECT_NAME}}',
  body:
    paragraph('{{NAME}} wrote about the request for {{PROJECT_NAME}}, {{SESSION_NAME}}:') +
    lines('COMMENTS') +
    button('Read and answer', 'COMMENTS_LINK'),
  optional: OPTIONAL,
})

/** The news in one line, for freelancers who wish for texts. */
export const FREELANCER_TEXT = textTemplate('{{TEXT}} {{REQUEST_LINK}}', 'REQUEST_LINK')
