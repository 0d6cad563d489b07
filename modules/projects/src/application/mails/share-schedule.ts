import { useCase } from '@callboard/core'
import { getShareScheduleDraft, shareSchedule } from '../../contract/index.ts'
import { MailDesk } from './mail-desk.ts'

export const GetShareScheduleDraft = useCase(
  getShareScheduleDraft,
  { desk: MailDesk },
  async ({ needs, subject: { session, day } }) =>
    await needs.desk.draft('SHARE_SCHEDULE_LINK', await needs.desk.values(session, day)),
)

export const ShareSchedule = useCase(
  shareSchedule,
  { desk: MailDesk },
  ({ needs, actor, input, subject: { session, day } }) =>
    needs.desk.sendAboutSession(actor, {
      template: 'SHARE_SCHEDULE_LINK',
      emails: input.emails,
      written: input,
      session,
      day,
    }),
)
