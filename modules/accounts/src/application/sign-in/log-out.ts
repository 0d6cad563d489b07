import { useCase } from '@callboard/core'
import { logout } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { signedIn } from '../profile/account-rights.ts'
import { SignIns } from './sign-ins.ts'

export const LogOut = useCase(
  logout,
  { store: ACCOUNTS_STORE, signIns: SignIns },
  async ({ needs, actor }) => {
    const { userId, signInId } = signedIn(actor)
    await needs.store.write(({ signIns }) => signIns.end(signInId))
    needs.signIns.forget(userId)
    return { success: true }
  },
)
