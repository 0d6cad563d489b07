import type { Passkey, PasskeyRepository } from '@callboard/accounts'
import type { Query } from '../dialect/query.ts'
import { instant, number, orNull, Rows, tableOf, text } from '../table/index.ts'

const PASSKEYS = tableOf<Passkey>().named('account_passkey', {
  id: text('id'),
  userId: text('user_id'),
  credentialId: text('credential_id'),
  publicKey: text('public_key'),
  counter: number('counter'),
  name: text('name'),
  createdAt: instant('created_at'),
  lastUsedAt: orNull(instant('last_used_at')),
})

export function passkeyRepository(query: Query): PasskeyRepository {
  const rows = new Rows(PASSKEYS, query)
  return {
    find: (id) => rows.find({ id }),
    ofUser: (userId) => rows.all(rows.where({ user_id: userId }).orderBy(['created_at', 'id'])),
    add: (passkey) => rows.addIfAbsent(passkey),
    save: (passkey) => rows.save(passkey),
    remove: (id) => rows.remove({ id }),
    removeAll: async (userId) => {
      const removed: number = await rows.where({ user_id: userId }).delete()
      return removed > 0
    },
  }
}
