import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getShareScheduleDraft } from '../../contract/index.ts'
import { MailDesk } from './mail-desk.ts'

export class GetShareScheduleDraft extends useCase(getShareScheduleDraft, { desk: MailDesk }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getShareScheduleDraft>,
    { session, day }: SubjectOf<typeof getShareScheduleDraft>,
  ): Promise<ReplyOf<typeof getShareScheduleDraft>> {
    return await this.needs.desk.draft('SHARE_SCHEDULE_LINK', await this.needs.desk.values(session, day))
  }
}
