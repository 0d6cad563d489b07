import { useCase } from '@callboard/core'
import { removeChatAccount } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { textAccountHolder } from '../text-account/text-accounts.ts'
import { CHAT } from './chat-accounts.ts'

export const RemoveChatAccount = useCase(
  removeChatAccount,
  { store: ACCOUNTS_STORE },
  async ({ needs, input: { id } }) => {
    await needs.store.write(async ({ users, credentials }) => {
      const holder = await textAccountHolder({ users }, id)
      await credentials.remove(holder.id, CHAT)
    })
    return { success: true }
  },
)
