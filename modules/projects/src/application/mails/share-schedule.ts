import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { shareSchedule } from '../../contract/index.ts'
import { MailDesk } from './mail-desk.ts'

export class ShareSchedule extends useCase(shareSchedule, { desk: MailDesk }) {
  async run(
    actor: Actor,
    input: InputOf<typeof shareSchedule>,
    { session, day }: SubjectOf<typeof shareSchedule>,
  ): Promise<ReplyOf<typeof shareSchedule>> {
    return await this.needs.desk.sendAboutSession(actor, {
      template: 'SHARE_SCHEDULE_LINK',
      emails: input.emails,
      written: input,
      session,
      day,
    })
  }
}
