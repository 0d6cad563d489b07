import { button, mailTemplate, paragraph } from './template.ts'

export const RESET_PASSWORD = mailTemplate({
  subject: 'Set a new password',
  body:
    paragraph(
      'Somebody asked for a new password for your Callboard account. The link works once, for 30 minutes.',
    ) +
    button('Set a new password', 'LINK') +
    paragraph('If it was not you, nothing has changed and you need not do anything.'),
  secret: true,
})
