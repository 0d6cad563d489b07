import { type Actor, broken, type Clock, invalid, missing } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { accountDeleted, type deleteAccount } from '../contract/index.ts'
import { requirePassword } from '../domain/user.ts'
import { signedIn } from './account-rights.ts'
import type { AccountsStore, PasswordHasher } from './ports/index.ts'
import type { SignIns } from './sign-ins.ts'

const wrongPassword = () => invalid('password', 'The password is not right.')

/** Leaves a row without personal data; other modules hear of it and drop theirs. */
export class DeleteAccount {
  readonly #store: AccountsStore
  readonly #hasher: PasswordHasher
  readonly #clock: Clock
  readonly #signIns: SignIns

  constructor(store: AccountsStore, hasher: PasswordHasher, clock: Clock, signIns: SignIns) {
    this.#store = store
    this.#hasher = hasher
    this.#clock = clock
    this.#signIns = signIns
  }

  async run(actor: Actor, input: InputOf<typeof deleteAccount>): Promise<ReplyOf<typeof deleteAccount>> {
    if (signedIn(actor).userId !== input.id) throw missing('The account')
    const checked = await this.#store.read(({ users }) => users.find(input.id))
    if (!checked) throw missing('The account')
    requirePassword(checked, 'password')
    if (!(await this.#hasher.matches(input.password, checked.passwordHash))) throw wrongPassword()

    await this.#store.write(async ({ users, signIns, passwordResets }, outbox) => {
      // Before the account itself, so that two super admins who leave at once wait for each other.
      const superAdmins = checked.userType === 'super_admin' ? await users.lockSuperAdmins() : null
      const user = await users.lock(input.id)
      if (!user) throw missing('The account')
      if (user.passwordHash !== checked.passwordHash) throw wrongPassword()
      if (superAdmins?.every((id) => id === user.id)) {
        throw broken('last_super_admin', 'The last super admin cannot be deleted.')
      }
      await signIns.endAll(user.id)
      await passwordResets.endAll(user.id)
      await users.erase(user.id, this.#clock.now())
      outbox.publish(accountDeleted, { user_id: user.id, email: user.email })
    })
    this.#signIns.forget(input.id)
    return { success: true }
  }
}
