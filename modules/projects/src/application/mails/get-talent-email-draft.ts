import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getTalentEmailDraft } from '../../contract/index.ts'
import { MailDesk } from './mail-desk.ts'

export class GetTalentEmailDraft extends useCase(getTalentEmailDraft, { desk: MailDesk }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getTalentEmailDraft>,
    { session }: SubjectOf<typeof getTalentEmailDraft>,
  ): Promise<ReplyOf<typeof getTalentEmailDraft>> {
    return await this.needs.desk.draft('TALENT_EMAIL', await this.needs.desk.values(session))
  }
}
