import { accountDeleted } from '@callboard/accounts/contract'
import { type Actor, eventHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { ForgottenTalent } from './forgotten-talent.ts'

export class OnAccountDeleted extends eventHandler(accountDeleted, 'scheduling.forget-talent', {
  talent: ForgottenTalent,
}) {
  async run(_actor: Actor, { user_id }: PayloadOf<typeof accountDeleted>): Promise<void> {
    await this.needs.talent.forget(user_id)
  }
}
