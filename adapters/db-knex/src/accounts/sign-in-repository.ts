import type { SignIn, SignInRepository } from '@callboard/accounts'
import type { Query } from '../dialect/query.ts'
import { deleteInParts } from '../dialect/statements.ts'
import { flag, instant, orNull, Rows, tableOf, text } from '../table/index.ts'
import { USERS } from './user-repository.ts'

const SIGN_INS = tableOf<SignIn>().named('account_sign_in', {
  id: text('id'),
  userId: text('user_id'),
  digest: text('digest'),
  createdAt: instant('created_at'),
  provedAt: orNull(instant('proved_at')),
  byPasskey: flag('by_passkey'),
  lastSeenAt: instant('last_seen_at'),
  expiresAt: instant('expires_at'),
})

export function signInRepository(query: Query): SignInRepository {
  const rows = new Rows(SIGN_INS, query)
  return {
    add: async (signIn) => {
      await rows.add(signIn)
      await query(USERS.name).where({ id: signIn.userId }).update({ seen_at: signIn.lastSeenAt })
    },
    byDigest: async (digest) => {
      // Both tables have an `id` and a `created_at`.
      const row = await query(SIGN_INS.name)
        .join('account_user as user', 'user.id', 'account_sign_in.user_id')
        .where({ digest })
        .whereNotNull('user.email')
        .first(
          'user.*',
          'account_sign_in.id as sign_in_id',
          'digest',
          'account_sign_in.created_at as signed_in_at',
          'proved_at',
          'by_passkey',
          'last_seen_at',
          'expires_at',
        )
      if (!row) return null
      const signIn = { ...row, id: row.sign_in_id, user_id: row.id, created_at: row.signed_in_at }
      return { signIn: SIGN_INS.fromRow(signIn), user: USERS.fromRow(row) }
    },
    many: (ids) => rows.all(query(SIGN_INS.name).whereIn('id', [...ids])),
    ofUser: (userId) => rows.all(rows.where({ user_id: userId }).orderBy(['created_at', 'id'])),
    seen: async (id, at, before) => {
      const changed: number = await rows
        .where({ id })
        .where('last_seen_at', '<=', before)
        .update({ last_seen_at: at })
      if (changed === 0) return
      const { user_id } = await rows.where({ id }).first('user_id')
      await query(USERS.name).where({ id: user_id }).update({ seen_at: at })
    },
    proved: async (id, at) => {
      await rows.where({ id }).update({ proved_at: at })
    },
    end: (id) => rows.remove({ id }),
    endAll: async (userId, except) => {
      const all = rows.where({ user_id: userId })
      await (except === undefined ? all : all.whereNot({ id: except })).delete()
    },
    prune: (now, lastSeen) =>
      deleteInParts(query, SIGN_INS.name, (old) =>
        old.where('expires_at', '<=', now).orWhere('last_seen_at', '<=', lastSeen),
      ),
  }
}
