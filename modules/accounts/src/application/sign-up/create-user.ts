import { type Actor, CLOCK, conflict, IDS, PASSWORD_HASHER, service, type UserType } from '@callboard/core'
import type { OwnAccount } from '../../contract/index.ts'
import { requireGoodPassword } from '../../domain/password-policy.ts'
import { NEW_ACCOUNT, normalEmail, requireName, type User } from '../../domain/user.ts'
import { ACCOUNTS_STORE, COMMON_PASSWORDS } from '../ports/index.ts'
import { checkAdministers } from '../profile/account-rights.ts'
import { ownAccount } from '../profile/user-view.ts'

export interface CreateUserInput {
  readonly email: string
  readonly password: string
  readonly user_type: UserType
  readonly first_name: string
  readonly last_name: string
}

export const emailTaken = () => conflict('email_taken', 'There is already an account with this e-mail.')

/** New accounts of any kind, on behalf of a super admin or of the product itself. */
export class NewAccounts extends service({
  hasher: PASSWORD_HASHER,
  common: COMMON_PASSWORDS,
  ids: IDS,
  clock: CLOCK,
}) {
  /** @returns the account as it would be; nothing is stored */
  async make(actor: Actor, input: CreateUserInput): Promise<User> {
    checkAdministers(actor)
    const email = normalEmail(input.email)
    const [firstName, lastName] = [input.first_name.trim(), input.last_name.trim()]
    requireName(input.user_type, firstName, lastName)
    requireGoodPassword(input.password, email, this.needs.common)
    return {
      ...NEW_ACCOUNT,
      id: this.needs.ids.next(),
      email,
      passwordHash: await this.needs.hasher.hash(input.password),
      googleSubject: null,
      userType: input.user_type,
      firstName,
      lastName,
      staffRequested: false,
      createdAt: this.needs.clock.now(),
    }
  }
}

/** Makes an account without a word to its owner: for seeds and the command of the server. */
export class CreateUser extends service({ store: ACCOUNTS_STORE, accounts: NewAccounts }) {
  async run(actor: Actor, input: CreateUserInput): Promise<OwnAccount> {
    const user = await this.needs.accounts.make(actor, input)
    if (!(await this.needs.store.write(({ users }) => users.add(user)))) throw emailTaken()
    return ownAccount(user)
  }
}
