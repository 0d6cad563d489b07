import { type NeedsOf, PASSWORD_HASHER, useCase } from '@callboard/core'
import { login, logout } from '../../contract/index.ts'
import { normalEmail, type User } from '../../domain/user.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'
import { signInOf } from '../profile/account-rights.ts'
import { DevicePasses } from './device-passes.ts'
import { GuessLimits } from './guess-limits.ts'
import { SignIns } from './sign-ins.ts'
import { WaysIn } from './ways-in.ts'

const WRONG = { success: false, error: 'E-mail or password is not right.' }

const NEEDS = {
  store: ACCOUNTS_STORE,
  hasher: PASSWORD_HASHER,
  ways: WaysIn,
  devices: DevicePasses,
  guesses: GuessLimits,
}
type Needs = NeedsOf<typeof NEEDS>

/** Unknown account and wrong password are one answer, after the same work. */
export const Login = useCase(login, NEEDS, async ({ needs, input }) => {
  const email = normalEmail(input.email)
  const user = await needs.store.read(({ users }) => users.byEmail(email))
  const device = needs.devices.open(input.device)
  const giveBack = await needs.guesses.take(email, user?.id ?? null, device)
  const right = await needs.hasher.matches(input.password, user?.passwordHash ?? null)
  if (!user || !right) return WRONG
  await giveBack()
  const newHash = await hashAnew(needs, user, input.password)
  const reply = await needs.store.write(async (repositories) => {
    const current = await repositories.users.lock(user.id)
    // The password was changed while it was being checked.
    if (current?.passwordHash !== user.passwordHash) return null
    const renewed = newHash === null ? current : { ...current, passwordHash: newHash }
    if (newHash !== null) await repositories.users.save(renewed)
    return await needs.ways.firstStepDone(repositories, renewed)
  })
  if (reply === null) return WRONG
  return reply.success ? { ...reply, device: needs.devices.renew(input.device, user.id) } : reply
})

async function hashAnew({ hasher }: Needs, user: User, password: string): Promise<string | null> {
  if (user.passwordHash === null || !hasher.isOutdated(user.passwordHash)) return null
  return await hasher.hash(password)
}

export const Logout = useCase(
  logout,
  { store: ACCOUNTS_STORE, signIns: SignIns },
  async ({ needs, actor }) => {
    const { userId, signInId } = signInOf(actor)
    await needs.store.write(({ signIns }) => signIns.end(signInId))
    needs.signIns.forget(userId)
    return { success: true }
  },
)
