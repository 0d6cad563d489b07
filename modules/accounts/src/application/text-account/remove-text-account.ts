import { useCase } from '@callboard/core'
import { removeTextAccount } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { textAccountHolder } from './text-accounts.ts'

export const RemoveTextAccount = useCase(
  removeTextAccount,
  { store: ACCOUNTS_STORE },
  async ({ needs, input: { id } }) => {
    await needs.store.write(async ({ users, credentials }) => {
      const holder = await textAccountHolder({ users }, id)
      await credentials.remove(holder.id, 'twilio')
    })
    return { success: true }
  },
)
