import { button, mailTemplate, paragraph, textTemplate } from './template.ts'

const THANK_YOU =
  'Thank you for checking in to {{PROJECT_NAME}}. To join virtual lobby click {{TALENT_STATUS_LINK}}. You may use this link on any device'

export const CHECK_IN_EMAIL = mailTemplate({
  subject: 'You are checked in to {{PROJECT_NAME}}',
  body: paragraph(THANK_YOU) + button('Join virtual lobby', 'TALENT_STATUS_LINK'),
})

export const CHECK_IN_TEXT = textTemplate(THANK_YOU)
