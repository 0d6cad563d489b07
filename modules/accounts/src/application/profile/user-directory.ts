import { service } from '@callboard/core'
import { normalEmail, type User } from '../../domain/user.ts'
import type { UserDirectory, UserFacts } from '../../queries/index.ts'
import { ACCOUNTS_STORE } from '../ports/index.ts'

const facts = ({ id, email, firstName, lastName, userType, phone }: User): UserFacts => ({
  id,
  email,
  firstName,
  lastName,
  userType,
  phone,
})

export class StoredUserDirectory extends service({ store: ACCOUNTS_STORE }) implements UserDirectory {
  async find(id: string): Promise<UserFacts | null> {
    const user = await this.needs.store.read(({ users }) => users.find(id))
    return user && facts(user)
  }

  async byEmail(email: string): Promise<UserFacts | null> {
    const user = await this.needs.store.read(({ users }) => users.byEmail(normalEmail(email)))
    return user && facts(user)
  }

  async many(ids: readonly string[]): Promise<readonly UserFacts[]> {
    if (ids.length === 0) return []
    return (await this.needs.store.read(({ users }) => users.many([...new Set(ids)]))).map(facts)
  }
}
