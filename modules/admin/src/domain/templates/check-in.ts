import { DEFAULT_TALENT_TEXTS } from '../../contract/default-text-rules.ts'
import { withBraces } from '../placeholders.ts'
import { button, mailTemplate, paragraph, textTemplate } from './template.ts'

const THANK_YOU = withBraces(DEFAULT_TALENT_TEXTS.thankYou)

export const CHECK_IN_EMAIL = mailTemplate({
  subject: 'You are checked in to {{PROJECT_NAME}}',
  body: paragraph(THANK_YOU) + button('Join virtual lobby', 'TALENT_STATUS_LINK'),
})

export const CHECK_IN_TEXT = textTemplate(THANK_YOU)
