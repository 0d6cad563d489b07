import { useCase } from '@callboard/core'
import { getShareScheduleDraft } from '../../contract/index.ts'
import { MailDesk } from './mail-desk.ts'

export const GetShareScheduleDraft = useCase(
  getShareScheduleDraft,
  { desk: MailDesk },
  async ({ needs, subject: { session, day } }) =>
    await needs.desk.draft('SHARE_SCHEDULE_LINK', await needs.desk.values(session, day)),
)
