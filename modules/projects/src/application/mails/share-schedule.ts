import { useCase } from '@callboard/core'
import { shareSchedule } from '../../contract/index.ts'
import { MailDesk } from './mail-desk.ts'

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
