import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { sendTalentEmail } from '../../contract/index.ts'
import { MailDesk } from './mail-desk.ts'

export class SendTalentEmail extends useCase(sendTalentEmail, { desk: MailDesk }) {
  async run(
    actor: Actor,
    input: InputOf<typeof sendTalentEmail>,
    { session }: SubjectOf<typeof sendTalentEmail>,
  ): Promise<ReplyOf<typeof sendTalentEmail>> {
    return await this.needs.desk.sendAboutSession(actor, {
      template: 'TALENT_EMAIL',
      emails: input.emails,
      written: input,
      session,
    })
  }
}
