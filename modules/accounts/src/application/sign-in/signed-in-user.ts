import { SUPPORT_EMAIL, UNDO_SECONDS, unauthenticated, useCase } from '@callboard/core'
import { verifyToken, whoAmI } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { signedIn } from '../profile/account-rights.ts'
import { ownAccount } from '../profile/user-view.ts'

export const WhoAmI = useCase(
  whoAmI,
  { store: ACCOUNTS_STORE, undoSeconds: UNDO_SECONDS, supportEmail: SUPPORT_EMAIL },
  async ({ needs: { store, undoSeconds: undo_seconds, supportEmail: support_email }, actor }) => {
    const settings = { undo_seconds, support_email }
    if (actor.kind !== 'user') return { user: null, ...settings }
    const user = await store.read(({ users }) => users.find(actor.userId))
    return { user: user && ownAccount(user), ...settings }
  },
)

export const VerifyToken = useCase(
  verifyToken,
  { store: ACCOUNTS_STORE },
  async ({ needs, actor, input: { bearer } }) => {
    const { userId } = signedIn(actor)
    const user = await needs.store.read(({ users }) => users.find(userId))
    if (!user) throw unauthenticated()
    return { user: ownAccount(user), token: bearer || null }
  },
)
