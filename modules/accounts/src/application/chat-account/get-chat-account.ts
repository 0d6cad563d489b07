import { useCase } from '@callboard/core'
import { getChatAccount } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { textAccountHolder } from '../text-account/text-accounts.ts'
import { CHAT, ChatAccounts, chatAccountView } from './chat-accounts.ts'

/** The visible part of the user's own chat account: never its secrets. */
export const GetChatAccount = useCase(
  getChatAccount,
  { store: ACCOUNTS_STORE, chatAccounts: ChatAccounts },
  ({ needs, input: { id } }) =>
    needs.store.read(async ({ users, credentials }) => {
      const holder = await textAccountHolder({ users }, id)
      const [credential] = await credentials.ofUsers([holder.id], CHAT)
      const account = credential && needs.chatAccounts.openOrNone(credential)
      if (!credential || !account) return { account: null }
      return { account: chatAccountView(account, credential, await users.find(credential.updatedBy)) }
    }),
)
