import { type Actor, invalid, missing, PHONE_NUMBERS, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { updateUser } from '../../contract/index.ts'
import { requireGoodPassword } from '../../domain/password-policy.ts'
import { requireName, requirePassword, type User } from '../../domain/user.ts'
import { ACCOUNTS_STORE, PASSWORD_HASHER } from '../ports/index.ts'
import { SignIns } from '../sign-in/sign-ins.ts'
import { signedIn } from './account-rights.ts'
import { ownAccount } from './user-view.ts'

type Input = InputOf<typeof updateUser>

const wrongOldPassword = () => invalid('oldPassword', 'The old password is not right.')

/** A new password ends all other sign-ins of the account. */
export class UpdateUser extends useCase(updateUser, {
  store: ACCOUNTS_STORE,
  hasher: PASSWORD_HASHER,
  phones: PHONE_NUMBERS,
  signIns: SignIns,
}) {
  async run(actor: Actor, input: Input): Promise<ReplyOf<typeof updateUser>> {
    const { userId, signInId } = signedIn(actor)
    const before = await this.needs.store.read(({ users }) => users.find(input.id))
    if (!before) throw missing('The account')
    const isOwn = userId === input.id
    const passwordHash = await this.#newHash(before, input, isOwn)
    const changes = this.#changes(before, input)

    const account = await this.needs.store.write(async ({ users, signIns, passwordResets }, outbox) => {
      const user = await users.lock(input.id)
      if (!user) throw missing('The account')
      const changed = { ...user, ...changes, passwordHash: passwordHash ?? user.passwordHash }
      if (passwordHash !== null) {
        if (isOwn && user.passwordHash !== before.passwordHash) throw wrongOldPassword()
        await signIns.endAll(user.id, isOwn ? signInId : undefined)
        await passwordResets.endAll(user.id)
      }
      await users.save(changed)
      return outbox.answer(ownAccount(changed))
    })
    this.needs.signIns.forget(input.id)
    return account
  }

  #changes(user: User, input: Input): Pick<User, 'firstName' | 'lastName' | 'phone'> {
    const firstName = input.first_name?.trim() ?? user.firstName
    const lastName = input.last_name?.trim() ?? user.lastName
    requireName(user.userType, firstName, lastName)
    return { firstName, lastName, phone: this.#phone(user, input.phone) }
  }

  #phone(user: User, typed: string | null | undefined): string | null {
    if (typed === undefined) return user.phone
    if (typed === null || typed.trim() === '') return null
    const phone = this.needs.phones.parse(typed)
    if (phone === null) throw invalid('phone', 'Please Enter a valid Phone number')
    return phone
  }

  async #newHash(user: User, input: Input, isOwn: boolean): Promise<string | null> {
    if (input.password === undefined) return null
    if (isOwn) {
      requirePassword(user, 'oldPassword')
      if (!input.oldPassword) throw invalid('oldPassword', 'Old Password is required')
      if (!(await this.needs.hasher.matches(input.oldPassword, user.passwordHash))) throw wrongOldPassword()
    }
    requireGoodPassword(input.password, user.email)
    return await this.needs.hasher.hash(input.password)
  }
}
