import { useCase } from '@callboard/core'
import { getTextAccount } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { TextAccounts, textAccountHolder, textAccountView } from './text-accounts.ts'

/** The visible part of the user's own text account: never its token. */
export const GetTextAccount = useCase(
  getTextAccount,
  { store: ACCOUNTS_STORE, textAccounts: TextAccounts },
  ({ needs, input: { id } }) =>
    needs.store.read(async ({ users, credentials }) => {
      const holder = await textAccountHolder({ users }, id)
      const [credential] = await credentials.ofUsers([holder.id], 'twilio')
      const account = credential && needs.textAccounts.openOrNone(credential)
      if (!credential || !account) return { account: null }
      return { account: textAccountView(account, credential, await users.find(credential.updatedBy)) }
    }),
)
