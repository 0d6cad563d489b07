import { button, mailTemplate, paragraph, textTemplate } from './template.ts'

/** Texts to talent by place in line. */
export const YOUR_TURN_TEXT = textTemplate(
  'It is your turn at {{PROJECT_NAME}}. Please join now: {{TALENT_STATUS_LINK}}',
)
export const ON_DECK_TEXT = textTemplate(
  'You are on deck at {{PROJECT_NAME}}. Please be ready: {{TALENT_STATUS_LINK}}',
)
export const SECOND_IN_LINE_TEXT = textTemplate(
  'You are second in line at {{PROJECT_NAME}}. Please stay close: {{TALENT_STATUS_LINK}}',
)
export const NEXT_IN_LINE_TEXT = textTemplate(
  'You are coming up in line at {{PROJECT_NAME}}. Please stay near your phone: {{TALENT_STATUS_LINK}}',
)

/** Text that staff type to one talent. */
export const STAFF_TEXT = textTemplate('{{BODY}} *Do Not Reply*')

/** The words of a text that could not be delivered, as they were written, with a button for the link in them. */
export const TEXT_AS_EMAIL = mailTemplate({
  subject: 'A message about your audition',
  body:
    paragraph('<span style="white-space: pre-line">{{BODY}}</span>') +
    `{{#if TALENT_STATUS_LINK}}${button('Open your page', 'TALENT_STATUS_LINK')}{{/if}}` +
    paragraph('We could not reach you by text message, so you get this by e-mail.'),
  optional: ['TALENT_STATUS_LINK'],
})
