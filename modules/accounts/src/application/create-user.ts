import { type Actor, type Clock, conflict, type Ids, type UserType } from '@callboard/core'
import type { OwnAccount } from '../contract/index.ts'
import { requireGoodPassword } from '../domain/password-policy.ts'
import { normalEmail, requireName } from '../domain/user.ts'
import { checkAdministers } from './account-rights.ts'
import type { AccountsStore, PasswordHasher } from './ports/index.ts'
import { ownAccount } from './user-view.ts'

export interface CreateUserInput {
  readonly email: string
  readonly password: string
  readonly user_type: UserType
  readonly first_name: string
  readonly last_name: string
}

/** Makes an account of any kind, on behalf of a super admin or of the product itself. */
export class CreateUser {
  readonly #store: AccountsStore
  readonly #hasher: PasswordHasher
  readonly #ids: Ids
  readonly #clock: Clock

  constructor(store: AccountsStore, hasher: PasswordHasher, ids: Ids, clock: Clock) {
    this.#store = store
    this.#hasher = hasher
    this.#ids = ids
    this.#clock = clock
  }

  async run(actor: Actor, input: CreateUserInput): Promise<OwnAccount> {
    checkAdministers(actor)
    const email = normalEmail(input.email)
    requireName(input.user_type, input.first_name, input.last_name)
    requireGoodPassword(input.password, email)
    const user = {
      id: this.#ids.next(),
      email,
      passwordHash: await this.#hasher.hash(input.password),
      googleSubject: null,
      userType: input.user_type,
      firstName: input.first_name,
      lastName: input.last_name,
      phone: null,
      staffRequested: false,
      createdAt: this.#clock.now(),
    }
    if (!(await this.#store.write(({ users }) => users.add(user)))) {
      throw conflict('email_taken', 'There is already an account with this e-mail.')
    }
    return ownAccount(user)
  }
}
