import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { getChatAccount } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { textAccountHolder } from '../text-account/text-accounts.ts'
import { CHAT, ChatAccounts, chatAccountView } from './chat-accounts.ts'

/** The visible part of the user's own chat account: never its secrets. */
export class GetChatAccount extends useCase(getChatAccount, {
  store: ACCOUNTS_STORE,
  chatAccounts: ChatAccounts,
}) {
  async run(_actor: Actor, { id }: InputOf<typeof getChatAccount>): Promise<ReplyOf<typeof getChatAccount>> {
    return await this.needs.store.read(async ({ users, credentials }) => {
      const holder = await textAccountHolder({ users }, id)
      const [credential] = await credentials.ofUsers([holder.id], CHAT)
      const account = credential && this.needs.chatAccounts.openOrNone(credential)
      if (!credential || !account) return { account: null }
      return { account: chatAccountView(account, credential, await users.find(credential.updatedBy)) }
    })
  }
}
