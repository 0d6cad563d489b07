import type { SignIn, SignInRepository, User } from '@callboard/accounts'
import type { Query } from '../dialect/query.ts'
import { deleteInParts } from '../dialect/statements.ts'
import { type SignInWithUserRow, signInOfUserRow, signInToRow } from './sign-in.row.ts'
import { userFromRow } from './user.row.ts'

const TABLE = 'account_sign_in'

export class KnexSignInRepository implements SignInRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async add(signIn: SignIn): Promise<void> {
    await this.#query(TABLE).insert(signInToRow(signIn))
  }

  async byDigest(digest: string): Promise<{ signIn: SignIn; user: User } | null> {
    const row: SignInWithUserRow | undefined = await this.#query(TABLE)
      .join('account_user as user', 'user.id', `${TABLE}.user_id`)
      .where({ digest })
      .whereNotNull('user.email')
      .first(
        'user.*',
        `${TABLE}.id as sign_in_id`,
        'digest',
        `${TABLE}.created_at as signed_in_at`,
        'last_seen_at',
        'expires_at',
      )
    return row ? { signIn: signInOfUserRow(row), user: userFromRow(row) } : null
  }

  async seen(id: string, at: Date, before: Date): Promise<void> {
    await this.#query(TABLE).where({ id }).where('last_seen_at', '<=', before).update({ last_seen_at: at })
  }

  async end(id: string): Promise<void> {
    await this.#query(TABLE).where({ id }).delete()
  }

  async endAll(userId: string, except?: string): Promise<void> {
    const all = this.#query(TABLE).where({ user_id: userId })
    await (except === undefined ? all : all.whereNot({ id: except })).delete()
  }

  async prune(now: Date, lastSeen: Date): Promise<void> {
    await deleteInParts(this.#query, TABLE, (rows) =>
      rows.where('expires_at', '<=', now).orWhere('last_seen_at', '<=', lastSeen),
    )
  }
}
