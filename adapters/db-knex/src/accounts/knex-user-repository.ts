import type { User, UserRepository, UserSearch } from '@callboard/accounts'
import type { Query } from '../dialect/query.ts'
import { insertIfAbsent, locked } from '../dialect/statements.ts'
import { type UserRow, userFromRow, userToRow } from './user.row.ts'

const TABLE = 'account_user'
/** Sorts after every letter. */
const LAST = '\uffff'

const orNull = (row: UserRow | undefined): User | null => (row ? userFromRow(row) : null)

export class KnexUserRepository implements UserRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async find(id: string): Promise<User | null> {
    return orNull(await this.#inUse().where({ id }).first())
  }

  async lock(id: string): Promise<User | null> {
    return orNull(await locked(this.#inUse().where({ id })).first())
  }

  async byEmail(email: string): Promise<User | null> {
    return orNull(await this.#inUse().where({ email }).first())
  }

  async byGoogleSubject(subject: string): Promise<User | null> {
    return orNull(await this.#inUse().where({ google_subject: subject }).first())
  }

  async many(ids: readonly string[]): Promise<readonly User[]> {
    return (await this.#inUse().whereIn('id', [...ids])).map(userFromRow)
  }

  add(user: User): Promise<boolean> {
    return insertIfAbsent(this.#query, TABLE, userToRow(user))
  }

  async save(user: User): Promise<void> {
    await this.#inUse().where({ id: user.id }).update(userToRow(user))
  }

  async erase(id: string, at: Date): Promise<void> {
    for (const table of [
      'account_talent_profile',
      'account_attached_user',
      'account_visible_to',
      'account_credential',
    ]) {
      await this.#query(table).where({ user_id: id }).delete()
    }
    await this.#query('account_attached_user').where({ attached_user_id: id }).delete()
    await this.#query('account_visible_to').where({ casting_director_id: id }).delete()
    await this.#query(TABLE).where({ id }).update({
      email: null,
      password_hash: null,
      first_name: '',
      last_name: '',
      first_name_key: '',
      last_name_key: '',
      phone: null,
      staff_requested: false,
      google_subject: null,
      logo_key: null,
      business_id: null,
      totp_sealed: null,
      recovery_digests: null,
      deleted_at: at,
    })
  }

  async lockSuperAdmins(): Promise<readonly string[]> {
    const rows = await locked(this.#inUse().where({ user_type: 'super_admin' }).orderBy('id'))
    return rows.map(({ id }) => id)
  }

  async search(by: UserSearch, limit: number): Promise<readonly User[]> {
    const end = `${by.prefix}${LAST}`
    const rows = await this.#ofType(by)
      .where((either) => {
        for (const column of ['email', 'first_name_key', 'last_name_key']) {
          either.orWhere((range) => range.where(column, '>=', by.prefix).where(column, '<', end))
        }
      })
      .limit(limit)
    return rows.map(userFromRow)
  }

  async page(by: UserSearch, skip: number, limit: number): Promise<readonly User[]> {
    const rows = await this.#ofType(by)
      .where('email', '>=', by.prefix)
      .where('email', '<', `${by.prefix}${LAST}`)
      .offset(skip)
      .limit(limit)
    return rows.map(userFromRow)
  }

  #inUse() {
    return this.#query<UserRow, UserRow[]>(TABLE).whereNotNull('email')
  }

  #ofType({ userType }: UserSearch) {
    const rows = this.#inUse().orderBy('email')
    return userType === undefined ? rows : rows.where({ user_type: userType })
  }
}
