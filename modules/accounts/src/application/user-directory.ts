import type { UserType } from '@callboard/core'
import { normalEmail, type User } from '../domain/user.ts'
import type { AccountsStore } from './ports/index.ts'

export interface UserFacts {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly userType: UserType
  /** E.164 */
  readonly phone: string | null
}

const facts = ({ id, email, firstName, lastName, userType, phone }: User): UserFacts => ({
  id,
  email,
  firstName,
  lastName,
  userType,
  phone,
})

/** What other modules may ask about accounts. Deleted ones are not there. */
export class UserDirectory {
  readonly #store: AccountsStore

  constructor(store: AccountsStore) {
    this.#store = store
  }

  async find(id: string): Promise<UserFacts | null> {
    const user = await this.#store.read(({ users }) => users.find(id))
    return user && facts(user)
  }

  async byEmail(email: string): Promise<UserFacts | null> {
    const user = await this.#store.read(({ users }) => users.byEmail(normalEmail(email)))
    return user && facts(user)
  }

  /** In no order; unknown ids are left out. */
  async many(ids: readonly string[]): Promise<readonly UserFacts[]> {
    if (ids.length === 0) return []
    return (await this.#store.read(({ users }) => users.many([...new Set(ids)]))).map(facts)
  }
}
