import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { service } from '@callboard/core'
import { POSTING_STORE } from '../ports/index.ts'

/** A reviewer as others see them. */
export interface Reviewer {
  readonly name: string
  /** Absent for an account that is gone. */
  readonly email?: string
}

/** The names behind answers, comments and views: accounts, and recipients of links, by one question to each. */
export class Reviewers extends service({ store: POSTING_STORE, users: USER_DIRECTORY }) {
  /** @returns whom an id stands for; an account that is gone reads 'Deleted user' */
  async of(given: readonly { readonly userId: string }[]): Promise<(id: string) => Reviewer> {
    const ids = [...new Set(given.map(({ userId }) => userId))]
    const accounts = await this.needs.users.many(ids)
    const known = new Map<string, Reviewer>(
      accounts.map(({ id, firstName, lastName, email }) => [
        id,
        { name: `${firstName} ${lastName}`.trim(), email },
      ]),
    )
    const others = ids.filter((id) => !known.has(id))
    if (others.length > 0) {
      const recipients = await this.needs.store.read((repositories) => repositories.recipients.ever(others))
      for (const { id, name, email } of recipients) known.set(id, email === '' ? { name } : { name, email })
    }
    return (id) => known.get(id) ?? { name: 'Deleted user' }
  }

  /** The name of one account; null for none, and for one that is gone. */
  async nameOf(id: string | null): Promise<string | null> {
    const [account] = id === null ? [] : await this.needs.users.many([id])
    return account ? `${account.firstName} ${account.lastName}`.trim() : null
  }
}
