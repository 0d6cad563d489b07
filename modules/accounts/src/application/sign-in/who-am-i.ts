import { useCase } from '@callboard/core'
import { whoAmI } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { ownAccount } from '../profile/user-view.ts'

export const WhoAmI = useCase(whoAmI, { store: ACCOUNTS_STORE }, async ({ needs, actor }) => {
  if (actor.kind !== 'user') return { user: null }
  const user = await needs.store.read(({ users }) => users.find(actor.userId))
  return { user: user && ownAccount(user) }
})
