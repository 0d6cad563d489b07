import type { User, UserRepository, UserSearch } from '@callboard/accounts'
import { USER_TYPES } from '@callboard/core'
import type { Knex } from 'knex'
import type { Query } from '../dialect/query.ts'
import { locked } from '../dialect/statements.ts'
import { flag, instant, oneOf, orNull, Rows, tableOf, text } from '../table/index.ts'

/** As far as accounts in use need it: a deleted one has no e-mail address. */
export const USERS = tableOf<User>().named(
  'account_user',
  {
    id: text('id'),
    email: text('email'),
    passwordHash: orNull(text('password_hash')),
    googleSubject: orNull(text('google_subject')),
    userType: oneOf('user_type', USER_TYPES),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phone: orNull(text('phone')),
    staffRequested: flag('staff_requested'),
    createdAt: instant('created_at'),
  },
  {
    first_name_key: (user) => user.firstName.toLowerCase(),
    last_name_key: (user) => user.lastName.toLowerCase(),
  },
)

/** Sorts after every letter. */
const LAST = '\uffff'

async function eraseUser(query: Query, id: string, at: Date): Promise<void> {
  for (const table of [
    'account_talent_profile',
    'account_attached_user',
    'account_visible_to',
    'account_credential',
  ]) {
    await query(table).where({ user_id: id }).delete()
  }
  await query('account_attached_user').where({ attached_user_id: id }).delete()
  await query('account_visible_to').where({ casting_director_id: id }).delete()
  await query(USERS.name).where({ id }).update({
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

export function userRepository(query: Query): UserRepository {
  const rows = new Rows(USERS, query)
  const inUse = () => query(USERS.name).whereNotNull('email')
  const ofType = ({ userType }: UserSearch) => {
    const users = inUse().orderBy('email')
    return userType === undefined ? users : users.where({ user_type: userType })
  }
  return {
    find: (id) => rows.first(inUse().where({ id })),
    lock: (id) => rows.first(locked(inUse().where({ id }))),
    byEmail: (email) => rows.first(inUse().where({ email })),
    byGoogleSubject: (subject) => rows.first(inUse().where({ google_subject: subject })),
    many: (ids) => rows.all(inUse().whereIn('id', [...ids])),
    add: (user) => rows.addIfAbsent(user),
    save: async (user) => {
      await inUse().where({ id: user.id }).update(USERS.toRow(user))
    },
    erase: (id, at) => eraseUser(query, id, at),
    lockSuperAdmins: async () => {
      const admins = await rows.all(locked(inUse().where({ user_type: 'super_admin' }).orderBy('id')))
      return admins.map(({ id }) => id)
    },
    search: (by, limit) => {
      const end = `${by.prefix}${LAST}`
      const { among } = by
      const begins = (either: Knex.QueryBuilder) => {
        for (const column of ['email', 'first_name_key', 'last_name_key']) {
          either.orWhere((range) => range.where(column, '>=', by.prefix).where(column, '<', end))
        }
      }
      const found = ofType(by).where((either) => {
        if (!among) either.where(begins)
        else either.where({ email: by.prefix }).orWhere((own) => own.whereIn('id', [...among]).where(begins))
      })
      return rows.all(found.limit(limit))
    },
    page: (by, skip, limit) =>
      rows.all(
        ofType(by)
          .where('email', '>=', by.prefix)
          .where('email', '<', `${by.prefix}${LAST}`)
          .offset(skip)
          .limit(limit),
      ),
  }
}
