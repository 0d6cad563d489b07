import { broken, CLOCK, invalid, PASSWORD_HASHER, unauthenticated, useCase } from '@callboard/core'
import { confirmSignIn } from '../../contract/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { signInOf } from '../profile/account-rights.ts'
import { SignIns } from '../sign-in/sign-ins.ts'
import { wrongCode, wrongPassword } from './own-second-factor.ts'
import { SecondFactors } from './second-factors.ts'

/** All that the account has must be proved. An account without both signs in with Google again instead. */
export const ConfirmSignIn = useCase(
  confirmSignIn,
  {
    store: ACCOUNTS_STORE,
    hasher: PASSWORD_HASHER,
    factors: SecondFactors,
    clock: CLOCK,
    signIns: SignIns,
  },
  async ({ needs, actor, input }) => {
    const { userId, signInId } = signInOf(actor)
    const checked = await needs.store.read(({ users }) => users.find(userId))
    if (!checked) throw unauthenticated()
    const { passwordHash, secondFactor } = checked
    if (passwordHash === null && secondFactor === null)
      throw broken('confirm_with_google', 'Your account has no password. Continue with Google to confirm it.')
    if (passwordHash !== null) {
      if (!input.password) throw invalid('password', 'Password is required')
      if (!(await needs.hasher.matches(input.password, passwordHash))) throw wrongPassword()
    }
    if (secondFactor !== null && !input.code) throw invalid('code', 'Code is required')
    const giveBack = secondFactor === null ? null : await needs.factors.takeTry(userId)
    const reply = await needs.store.write(async ({ users, signIns }, outbox) => {
      const user = await users.lock(userId)
      if (user?.passwordHash !== passwordHash) throw wrongPassword()
      if (user.secondFactor !== null) {
        const spent = needs.factors.spend(user, input.code ?? '')
        if (!spent) throw wrongCode()
        await users.save({ ...user, secondFactor: spent })
      }
      await signIns.proved(signInId, needs.clock.now())
      return outbox.answer({ success: true })
    })
    await giveBack?.()
    needs.signIns.forget(userId)
    return reply
  },
)
