import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { removeChatAccount } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { textAccountHolder } from '../text-account/text-accounts.ts'
import { CHAT } from './chat-accounts.ts'

export class RemoveChatAccount extends useCase(removeChatAccount, { store: ACCOUNTS_STORE }) {
  async run(
    _actor: Actor,
    { id }: InputOf<typeof removeChatAccount>,
  ): Promise<ReplyOf<typeof removeChatAccount>> {
    await this.needs.store.write(async ({ users, credentials }) => {
      const holder = await textAccountHolder({ users }, id)
      await credentials.remove(holder.id, CHAT)
    })
    return { success: true }
  }
}
