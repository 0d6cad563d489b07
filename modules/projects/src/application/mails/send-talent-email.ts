import { useCase } from '@callboard/core'
import { sendTalentEmail } from '../../contract/index.ts'
import { MailDesk } from './mail-desk.ts'

export const SendTalentEmail = useCase(
  sendTalentEmail,
  { desk: MailDesk },
  ({ needs, actor, input, subject: { session } }) =>
    needs.desk.sendAboutSession(actor, {
      template: 'TALENT_EMAIL',
      emails: input.emails,
      written: input,
      session,
    }),
)
