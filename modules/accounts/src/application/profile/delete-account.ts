import { type Actor, broken, CLOCK, invalid, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { accountDeleted, deleteAccount } from '../../contract/index.ts'
import { requirePassword } from '../../domain/user.ts'
import { ACCOUNTS_STORE, PASSWORD_HASHER } from '../ports/index.ts'
import { SignIns } from '../sign-in/sign-ins.ts'

const wrongPassword = () => invalid('password', 'The password is not right.')

/** Leaves a row without personal data; other modules hear of it and drop theirs. */
export class DeleteAccount extends useCase(deleteAccount, {
  store: ACCOUNTS_STORE,
  hasher: PASSWORD_HASHER,
  clock: CLOCK,
  signIns: SignIns,
}) {
  async run(_actor: Actor, input: InputOf<typeof deleteAccount>): Promise<ReplyOf<typeof deleteAccount>> {
    const checked = await this.needs.store.read(({ users }) => users.find(input.id))
    if (!checked) throw missing('The account')
    requirePassword(checked, 'password')
    if (!(await this.needs.hasher.matches(input.password, checked.passwordHash))) throw wrongPassword()

    await this.needs.store.write(async ({ users, signIns, passwordResets }, outbox) => {
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
      await users.erase(user.id, this.needs.clock.now())
      outbox.publish(accountDeleted, { user_id: user.id, email: user.email })
    })
    this.needs.signIns.forget(input.id)
    return { success: true }
  }
}
