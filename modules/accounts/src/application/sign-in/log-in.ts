import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { login } from '../../contract/index.ts'
import { normalEmail, type User } from '../../domain/user.ts'
import { ACCOUNTS_STORE, PASSWORD_HASHER } from '../ports/index.ts'
import { DevicePasses } from './device-passes.ts'
import { GuessLimits } from './guess-limits.ts'
import { SignIns } from './sign-ins.ts'

const WRONG = { success: false, error: 'E-mail or password is not right.' }

/** Unknown account and wrong password are one answer, after the same work. */
export class LogIn extends useCase(login, {
  store: ACCOUNTS_STORE,
  hasher: PASSWORD_HASHER,
  signIns: SignIns,
  devices: DevicePasses,
  guesses: GuessLimits,
}) {
  async run(_actor: Actor, input: InputOf<typeof login>): Promise<ReplyOf<typeof login>> {
    const email = normalEmail(input.email)
    const user = await this.needs.store.read(({ users }) => users.byEmail(email))
    const device = this.needs.devices.open(input.device)
    const giveBack = await this.needs.guesses.take(email, user?.id ?? null, device)
    const right = await this.needs.hasher.matches(input.password, user?.passwordHash ?? null)
    if (!user || !right) return WRONG
    await giveBack()
    const newHash = await this.#newHash(user, input.password)
    const token = await this.needs.store.write(async (repositories) => {
      const current = await repositories.users.lock(user.id)
      // The password was changed while it was being checked.
      if (current?.passwordHash !== user.passwordHash) return null
      if (newHash !== null) await repositories.users.save({ ...current, passwordHash: newHash })
      return await this.needs.signIns.begin(repositories, user.id)
    })
    if (token === null) return WRONG
    return {
      success: true,
      token,
      device: this.needs.devices.renew(input.device, user.id),
      ...(user.staffRequested ? { staff_requested: true as const } : {}),
    }
  }

  async #newHash(user: User, password: string): Promise<string | null> {
    if (user.passwordHash === null || !this.needs.hasher.isOutdated(user.passwordHash)) return null
    return await this.needs.hasher.hash(password)
  }
}
