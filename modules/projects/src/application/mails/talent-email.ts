import { useCase } from '@callboard/core'
import { getTalentEmailDraft, sendTalentEmail } from '../../contract/index.ts'
import { MailDesk } from './mail-desk.ts'

export const GetTalentEmailDraft = useCase(
  getTalentEmailDraft,
  { desk: MailDesk },
  async ({ needs, subject: { session } }) =>
    await needs.desk.draft('TALENT_EMAIL', await needs.desk.values(session)),
)

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
