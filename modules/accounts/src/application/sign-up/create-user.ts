import { type Actor, CLOCK, conflict, IDS, service, type UserType } from '@callboard/core'
import type { OwnAccount } from '../../contract/index.ts'
import { requireGoodPassword } from '../../domain/password-policy.ts'
import { normalEmail, requireName } from '../../domain/user.ts'
import { ACCOUNTS_STORE, PASSWORD_HASHER } from '../ports/index.ts'
import { checkAdministers } from '../profile/account-rights.ts'
import { ownAccount } from '../profile/user-view.ts'

export interface CreateUserInput {
  readonly email: string
  readonly password: string
  readonly user_type: UserType
  readonly first_name: string
  readonly last_name: string
}

/** Makes an account of any kind, on behalf of a super admin or of the product itself. */
export class CreateUser extends service({
  store: ACCOUNTS_STORE,
  hasher: PASSWORD_HASHER,
  ids: IDS,
  clock: CLOCK,
}) {
  async run(actor: Actor, input: CreateUserInput): Promise<OwnAccount> {
    checkAdministers(actor)
    const email = normalEmail(input.email)
    requireName(input.user_type, input.first_name, input.last_name)
    requireGoodPassword(input.password, email)
    const user = {
      id: this.needs.ids.next(),
      email,
      passwordHash: await this.needs.hasher.hash(input.password),
      googleSubject: null,
      userType: input.user_type,
      firstName: input.first_name,
      lastName: input.last_name,
      phone: null,
      staffRequested: false,
      createdAt: this.needs.clock.now(),
    }
    if (!(await this.needs.store.write(({ users }) => users.add(user)))) {
      throw conflict('email_taken', 'There is already an account with this e-mail.')
    }
    return ownAccount(user)
  }
}
