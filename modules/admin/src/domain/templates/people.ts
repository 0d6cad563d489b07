import { button, mailTemplate, paragraph } from './template.ts'

/** To a person whose account a super admin made, or the office of a project for which they have a time. */
export const ACCOUNT_CREATED = mailTemplate({
  subject: 'Your Callboard account{{#if PROJECT_NAME}} for {{PROJECT_NAME}}{{/if}}',
  body:
    paragraph(
      '{{#if PROJECT_NAME}}The casting office of {{PROJECT_NAME}}{{#if CASTING_DIRECTOR}} ({{CASTING_DIRECTOR}}){{/if}} made this account for you, because it has a time for you: {{SESSION_NAME}}.' +
        '{{else}}An account was made for you.{{/if}} You sign in as {{EMAIL}}.',
    ) +
    paragraph('Set your own password first. The link works once, for 7 days.') +
    button('Set a password', 'LINK') +
    paragraph('If the link has expired, choose Forgot password where you sign in.'),
  optional: ['PROJECT_NAME', 'SESSION_NAME', 'CASTING_DIRECTOR'],
  secret: true,
})

/** To a casting professional who signed up. */
export const STAFF_REQUEST_APPROVED = mailTemplate({
  subject: 'You can work with Callboard now',
  body:
    paragraph('{{#if FIRST_NAME}}Hello {{FIRST_NAME}}, {{/if}}your request was approved.') +
    paragraph('Sign in with the e-mail and password you signed up with, and make your first project.') +
    button('Sign in', 'LINK'),
  optional: ['FIRST_NAME'],
})

/** To a casting professional who signed up. */
export const STAFF_REQUEST_DECLINED = mailTemplate({
  subject: 'Your request to Callboard',
  body:
    paragraph(
      '{{#if FIRST_NAME}}Hello {{FIRST_NAME}}, {{/if}}we cannot give you an account for casting professionals.',
    ) +
    '{{#if REASON}}' +
    paragraph('<span style="white-space: pre-line">{{REASON}}</span>') +
    '{{/if}}' +
    paragraph('Your account stays: you can watch the sessions that you are invited to as a client.'),
  optional: ['FIRST_NAME', 'REASON'],
})
