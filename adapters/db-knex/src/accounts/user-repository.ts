import type { PageAt, User, UserRepository, UserSearch } from '@callboard/accounts'
import { USER_TYPES } from '@callboard/core'
import type { Knex } from 'knex'
import type { Query } from '../dialect/query.ts'
import { byParts, LAST, typedWords } from '../dialect/search-text.ts'
import { byIndex, locked } from '../dialect/statements.ts'
import {
  flag,
  instant,
  isFollowed,
  isText,
  json,
  listOf,
  noteChange,
  number,
  oneOf,
  orNull,
  partsOrNull,
  Rows,
  readInstant,
  type Told,
  tableOf,
  text,
  WordIndex,
} from '../table/index.ts'

/** As far as accounts in use need it: a deleted one has no e-mail address. */
export const USERS = tableOf<User>().named(
  'account_user',
  {
    id: text('id'),
    email: text('email'),
    passwordHash: orNull(text('password_hash')),
    googleSubject: orNull(text('google_subject')),
    secondFactor: partsOrNull('totp_sealed', {
      sealed: text('totp_sealed'),
      lastStep: number('totp_step'),
      recovery: json('recovery_digests', listOf(isText)),
    }),
    userType: oneOf('user_type', USER_TYPES),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phone: orNull(text('phone')),
    staffRequested: flag('staff_requested'),
    logoKey: orNull(text('logo_key')),
    businessId: orNull(text('business_id')),
    externalPlatformUser: flag('external_platform_user'),
    createdAt: instant('created_at'),
    version: number('version'),
  },
  {
    first_name_key: (user) => user.firstName.toLowerCase(),
    last_name_key: (user) => user.lastName.toLowerCase(),
  },
)

const ATTACHED = 'account_attached_user'

const WORDS = 'account_user_word'

/** People who are looked up by a word; of more of them the first page is found sooner in order of e-mail. */
const FEW = 1_000

/** The indexes that have the accounts in order of e-mail. */
const BY_EMAIL = 'account_user_email_unique'
const BY_TYPE = 'account_user_user_type_email_index'

const HELD = [
  WORDS,
  'account_talent_profile',
  ATTACHED,
  'account_visible_to',
  'account_credential',
  'account_passkey',
]
const TOLD: Told<User> = {
  thing: 'account',
  idOf: ({ id }) => id,
  fields: {
    id: 'untold',
    email: 'changed',
    passwordHash: 'changed',
    googleSubject: 'changed',
    secondFactor: 'changed',
    userType: 'shown',
    firstName: 'changed',
    lastName: 'changed',
    phone: 'changed',
    staffRequested: 'shown',
    logoKey: 'changed',
    businessId: 'shown',
    externalPlatformUser: 'shown',
    createdAt: 'untold',
    version: 'untold',
  },
}

const TOLD_ATTACHED: Told<{ readonly id: string; readonly attached: readonly string[] }> = {
  thing: 'account',
  idOf: ({ id }) => id,
  fields: { id: 'untold', attached: 'shown' },
}

async function eraseUser(query: Query, id: string, at: Date): Promise<void> {
  for (const table of HELD) {
    await query(table).where({ user_id: id }).delete()
  }
  await query(ATTACHED).where({ attached_user_id: id }).delete()
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
    totp_step: null,
    recovery_digests: null,
    seen_at: null,
    deleted_at: at,
  })
}

export function userRepository(query: Query): UserRepository {
  const rows = new Rows(USERS, query, TOLD)
  const inUse = () => query(USERS.name).whereNotNull('email')
  const inUseOfType = ({ userType }: Pick<UserSearch, 'userType'>) =>
    userType === undefined ? inUse() : inUse().where({ user_type: userType })
  const ofType = (by: UserSearch) => inUseOfType(by).orderBy('email')
  const requests = () => inUse().where({ staff_requested: true })

  /** Rows in the order of a unique column: from its start, after a row, or the last ones before a row. */
  async function pageOf(
    found: Knex.QueryBuilder,
    column: 'email' | 'id',
    { after, before, skip = 0 }: PageAt,
    limit: number,
  ): Promise<readonly User[]> {
    if (before !== undefined)
      return (
        await rows.all(found.where(column, '<', before).orderBy(column, 'desc').limit(limit))
      ).toReversed()
    if (after !== undefined) found.where(column, '>', after)
    return await rows.all(found.orderBy(column).offset(skip).limit(limit))
  }
  const words = new WordIndex(WORDS, query, 'parts')
  const keepWords = ({ id, email, firstName, lastName, userType }: User): Promise<void> =>
    words.keep(id, byParts(email, firstName, lastName), { email, user_type: userType })

  /** A page of few accounts: their order is looked at here, since the index on it would be read as a whole. */
  async function pageOfFew(
    emails: readonly string[],
    { after = '', before = LAST, skip = 0 }: PageAt,
    limit: number,
  ): Promise<readonly User[]> {
    const wanted = emails.filter((email) => email > after && email < before).toSorted()
    const page = before === LAST ? wanted.slice(skip, skip + limit) : wanted.slice(-limit)
    if (page.length === 0) return []
    const users = await rows.all(inUse().whereIn('email', page))
    return users.toSorted((a, b) => (a.email < b.email ? -1 : 1))
  }

  const attachedTo = async (id: string): Promise<readonly string[]> =>
    await query(ATTACHED).where({ user_id: id }).pluck('attached_user_id')

  return {
    find: (id) => rows.first(inUse().where({ id })),
    lock: (id) => rows.first(locked(inUse().where({ id }))),
    byEmail: (email) => rows.first(inUse().where({ email })),
    byGoogleSubject: (subject) => rows.first(inUse().where({ google_subject: subject })),
    many: (ids) => rows.all(inUse().whereIn('id', [...ids])),
    add: async (user) => {
      const isNew = await rows.addIfAbsent(user)
      if (isNew) await keepWords(user)
      return isNew
    },
    save: async (user) => {
      const isSaved = await rows.saveUnlessTaken(user)
      if (isSaved) await keepWords(user)
      return isSaved
    },
    erase: (id, at) => eraseUser(query, id, at),
    erased: async () => {
      const found: { id: string; deleted_at: unknown }[] = await query(USERS.name)
        .whereNotNull('deleted_at')
        .orderBy('id')
        .select('id', 'deleted_at')
      return found.map(({ id, deleted_at }) => ({ id, deletedAt: readInstant(deleted_at) }))
    },
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
    page: async ({ words: typed, userType }, at, limit) => {
      if (typedWords(typed).length === 0) return await pageOf(inUseOfType({ userType }), 'email', at, limit)
      const where = userType === undefined ? {} : { user_type: userType }
      const few = await words.few(typed, FEW, { column: 'email', where })
      if (few) return await pageOfFew(few, at, limit)
      const inOrder = byIndex(query, USERS.name, userType === undefined ? BY_EMAIL : BY_TYPE)
      const found = inOrder.whereNotNull('email').where(where)
      return await pageOf(words.narrow(found, typed, `${USERS.name}.id`), 'email', at, limit)
    },
    lastSeen: async (ids) => {
      const seen: { id: string; seen_at: unknown }[] = await query(USERS.name)
        .whereIn('id', [...ids])
        .whereNotNull('seen_at')
        .select('id', 'seen_at')
      return new Map(seen.map(({ id, seen_at }) => [id, readInstant(seen_at)]))
    },
    staffRequests: (at, limit) => pageOf(requests(), 'id', at, limit),
    countStaffRequests: async (most) => (await requests().limit(most).pluck('id')).length,
    attachedTo,
    attach: async (id, attached) => {
      if (isFollowed(query))
        noteChange(query, TOLD_ATTACHED, { id, attached: await attachedTo(id) }, { id, attached })
      await query(ATTACHED).where({ user_id: id }).delete()
      const pairs = attached.map((attached_user_id) => ({ user_id: id, attached_user_id }))
      if (pairs.length > 0) await query(ATTACHED).insert(pairs)
    },
  }
}
