import { useCase } from '@callboard/core'
import { getTalentEmailDraft } from '../../contract/index.ts'
import { MailDesk } from './mail-desk.ts'

export const GetTalentEmailDraft = useCase(
  getTalentEmailDraft,
  { desk: MailDesk },
  async ({ needs, subject: { session } }) =>
    await needs.desk.draft('TALENT_EMAIL', await needs.desk.values(session)),
)
