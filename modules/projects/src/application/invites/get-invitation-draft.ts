import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getInvitationDraft } from '../../contract/index.ts'
import { MailDesk } from '../mails/mail-desk.ts'
import { InvitationValues } from './invitation-values.ts'

export class GetInvitationDraft extends useCase(getInvitationDraft, {
  desk: MailDesk,
  values: InvitationValues,
}) {
  async run(
    _actor: Actor,
    { session }: InputOf<typeof getInvitationDraft>,
    { project }: SubjectOf<typeof getInvitationDraft>,
  ): Promise<ReplyOf<typeof getInvitationDraft>> {
    const values = await this.needs.values.of(project, session === undefined ? undefined : [session])
    return await this.needs.desk.draft('CLIENT_EMAIL', values)
  }
}
