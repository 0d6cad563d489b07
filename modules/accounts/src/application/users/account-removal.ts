import { broken, CLOCK, missing, type Outbox, service } from '@callboard/core'
import { accountDeleted } from '../../contract/index.ts'
import type { User } from '../../domain/user.ts'
import { removeHeadshots, removeOwnData, removePictureFile } from '../jobs.ts'
import { ACCOUNTS_STORE, type AccountsRepositories } from '../ports/index.ts'
import { SignIns } from '../sign-in/sign-ins.ts'

/**
 * Refuses what would leave the install without a super admin.
 * @param superAdmins locked before any account is, so that two changes at once wait for each other
 */
export function requireAnotherAdmin(superAdmins: readonly string[], userId: string, verb: string): void {
  if (superAdmins.length > 0 && superAdmins.every((id) => id === userId)) {
    throw broken('last_super_admin', `The last super admin cannot be ${verb}.`)
  }
}

/** Leaves a row without personal data; other modules hear of it and drop theirs. */
export class AccountRemoval extends service({ store: ACCOUNTS_STORE, clock: CLOCK, signIns: SignIns }) {
  /**
   * @param check of the locked account, before anything is changed
   * @param successor who takes over the projects that have no other casting director
   */
  async remove(id: string, check: (user: User) => void = () => {}, successor?: string): Promise<void> {
    await this.needs.store.write(async (repositories, outbox) => {
      const superAdmins = await repositories.users.lockSuperAdmins()
      const user = await repositories.users.lock(id)
      if (!user) throw missing('The account')
      check(user)
      requireAnotherAdmin(superAdmins, user.id, 'deleted')
      await this.#erase(repositories, outbox, user, successor)
    })
    this.needs.signIns.forget(id)
  }

  async #erase(
    { users, signIns, passwordResets, ownData }: AccountsRepositories,
    outbox: Outbox,
    user: User,
    successor: string | undefined,
  ): Promise<void> {
    await signIns.endAll(user.id)
    await passwordResets.endAll(user.id)
    for (const { id } of await ownData.ofUser(user.id)) {
      await ownData.remove(id)
      outbox.enqueue(removeOwnData, { archive: id })
    }
    await users.erase(user.id, this.needs.clock.now())
    if (user.logoKey !== null) outbox.enqueue(removePictureFile, { key: user.logoKey })
    if (user.userType === 'talent') outbox.enqueue(removeHeadshots, { user_id: user.id })
    outbox.publish(accountDeleted, {
      user_id: user.id,
      email: user.email,
      name: `${user.firstName} ${user.lastName}`.trim(),
      ...(user.phone === null ? {} : { phone: user.phone }),
      ...(successor === undefined ? {} : { successor_id: successor }),
    })
    outbox.answer({ success: true })
  }
}
