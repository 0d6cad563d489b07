import { useCase } from '@callboard/core'
import { verifyToken, whoAmI } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { notSignedIn, signedIn } from '../profile/account-rights.ts'
import { ownAccount } from '../profile/user-view.ts'

export const WhoAmI = useCase(whoAmI, { store: ACCOUNTS_STORE }, async ({ needs, actor }) => {
  if (actor.kind !== 'user') return { user: null }
  const user = await needs.store.read(({ users }) => users.find(actor.userId))
  return { user: user && ownAccount(user) }
})

export const VerifyToken = useCase(verifyToken, { store: ACCOUNTS_STORE }, async ({ needs, actor }) => {
  const { userId } = signedIn(actor)
  const user = await needs.store.read(({ users }) => users.find(userId))
  if (!user) throw notSignedIn()
  return { user: ownAccount(user), token: null }
})
