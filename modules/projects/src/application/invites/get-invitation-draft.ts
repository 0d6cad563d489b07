import { useCase } from '@callboard/core'
import { getInvitationDraft } from '../../contract/index.ts'
import { MailDesk } from '../mails/mail-desk.ts'
import { InvitationValues } from './invitation-values.ts'

export const GetInvitationDraft = useCase(
  getInvitationDraft,
  { desk: MailDesk, values: InvitationValues },
  async ({ needs, input: { session }, subject: { project } }) => {
    const values = await needs.values.of(project, session === undefined ? undefined : [session])
    return await needs.desk.draft('CLIENT_EMAIL', values)
  },
)
