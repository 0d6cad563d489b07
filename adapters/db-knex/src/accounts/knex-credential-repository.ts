import type { Credential, CredentialRepository } from '@callboard/accounts'
import type { Query } from '../dialect/query.ts'
import { upsert } from '../dialect/statements.ts'
import { credentialFromRow, credentialToRow } from './credential.row.ts'

const TABLE = 'account_credential'

export class KnexCredentialRepository implements CredentialRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async ofUsers(userIds: readonly string[], name: string): Promise<readonly Credential[]> {
    const rows = await this.#query(TABLE)
      .whereIn('user_id', [...userIds])
      .where({ name })
    return rows.map(credentialFromRow)
  }

  async save(credential: Credential): Promise<void> {
    await upsert(this.#query, TABLE, credentialToRow(credential), ['user_id', 'name'])
  }

  async remove(userId: string, name: string): Promise<void> {
    await this.#query(TABLE).where({ user_id: userId, name }).delete()
  }
}
