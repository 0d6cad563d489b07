import type { PasswordReset, PasswordResetRepository } from '@callboard/accounts'
import type { Query } from '../dialect/query.ts'
import { deleteInParts, locked } from '../dialect/statements.ts'
import { instantFromRow } from '../dialect/values.ts'

const TABLE = 'account_password_reset'

export class KnexPasswordResetRepository implements PasswordResetRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async add({ id, userId, digest, expiresAt }: PasswordReset): Promise<void> {
    await this.#query(TABLE).insert({ id, user_id: userId, digest, expires_at: expiresAt })
  }

  async take(digest: string): Promise<PasswordReset | null> {
    const row = await locked(this.#query(TABLE).where({ digest })).first()
    if (!row) return null
    await this.#query(TABLE).where({ id: row.id }).delete()
    return { id: row.id, userId: row.user_id, digest, expiresAt: instantFromRow(row.expires_at) }
  }

  async endAll(userId: string): Promise<void> {
    await this.#query(TABLE).where({ user_id: userId }).delete()
  }

  async prune(now: Date): Promise<void> {
    await deleteInParts(this.#query, TABLE, (rows) => rows.where('expires_at', '<=', now))
  }
}
