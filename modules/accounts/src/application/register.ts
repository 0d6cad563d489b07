import type { Actor, Clock, Ids, UserType } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { register } from '../contract/index.ts'
import { requireGoodPassword } from '../domain/password-policy.ts'
import { normalEmail, requireName, type User } from '../domain/user.ts'
import type { AccountsStore, PasswordHasher } from './ports/index.ts'
import type { SignIns } from './sign-ins.ts'

type Input = InputOf<typeof register>

/** Nobody makes themselves staff: a casting professional gets a client account and a request. */
const typeOf = (asked: Input['user_type']): UserType => (asked === 'talent' ? 'talent' : 'client')

export class Register {
  readonly #store: AccountsStore
  readonly #hasher: PasswordHasher
  readonly #signIns: SignIns
  readonly #ids: Ids
  readonly #clock: Clock

  constructor(store: AccountsStore, hasher: PasswordHasher, signIns: SignIns, ids: Ids, clock: Clock) {
    this.#store = store
    this.#hasher = hasher
    this.#signIns = signIns
    this.#ids = ids
    this.#clock = clock
  }

  async run(_actor: Actor, input: Input): Promise<ReplyOf<typeof register>> {
    const user = await this.#newUser(input)
    const token = await this.#store.write(async (repositories) =>
      (await repositories.users.add(user)) ? await this.#signIns.begin(repositories, user.id) : null,
    )
    if (token === null) return { success: false, error: 'There is already an account with this e-mail.' }
    return { success: true, token, _id: user.id }
  }

  async #newUser(input: Input): Promise<User> {
    const email = normalEmail(input.email)
    const userType = typeOf(input.user_type)
    const firstName = input.first_name?.trim() ?? ''
    const lastName = input.last_name?.trim() ?? ''
    requireName(userType, firstName, lastName)
    requireGoodPassword(input.password, email)
    return {
      id: this.#ids.next(),
      email,
      passwordHash: await this.#hasher.hash(input.password),
      userType,
      firstName,
      lastName,
      phone: null,
      staffRequested: input.user_type === 'casting_professional',
      createdAt: this.#clock.now(),
    }
  }
}
