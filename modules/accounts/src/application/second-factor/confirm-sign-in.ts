import {
  type Actor,
  broken,
  CLOCK,
  invalid,
  type NeedsOf,
  PASSWORD_HASHER,
  unauthenticated,
  useCase,
} from '@callboard/core'
import { confirmSignIn, PASSKEY_REFUSED, type PasskeyProof } from '../../contract/index.ts'
import { PasskeyProofs } from '../passkeys/passkey-proofs.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { signInOf } from '../profile/account-rights.ts'
import { SignIns } from '../sign-in/sign-ins.ts'
import { wrongCode, wrongPassword } from './own-second-factor.ts'
import { SecondFactors } from './second-factors.ts'

const NEEDS = {
  store: ACCOUNTS_STORE,
  hasher: PASSWORD_HASHER,
  factors: SecondFactors,
  proofs: PasskeyProofs,
  clock: CLOCK,
  signIns: SignIns,
}
type Needs = NeedsOf<typeof NEEDS>

/**
 * A passkey proves the account alone; otherwise all that it has must be proved. An account without password and second
 * factor signs in with Google again instead.
 */
export const ConfirmSignIn = useCase(confirmSignIn, NEEDS, async ({ needs, actor, input }) => {
  if (input.passkey) return await byPasskey(needs, actor, input.passkey)
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
})

async function byPasskey(needs: Needs, actor: Actor, shown: PasskeyProof) {
  const { userId, signInId } = signInOf(actor)
  const giveBack = await needs.factors.takeTry(userId)
  const proof = await needs.proofs.check(shown)
  const isRight = await needs.store.write(async (repositories) => {
    const user = await repositories.users.lock(userId)
    if (!proof || !(await needs.proofs.use(repositories, proof, user?.id))) return false
    await repositories.signIns.proved(signInId, needs.clock.now())
    return true
  })
  if (!isRight) throw broken('passkey_refused', PASSKEY_REFUSED)
  await giveBack()
  needs.signIns.forget(userId)
  return { success: true }
}
