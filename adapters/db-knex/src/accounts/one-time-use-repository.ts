import type { OneTimeUse, OneTimeUseRepository } from '@callboard/accounts'
import type { Query } from '../dialect/query.ts'
import { deleteInParts } from '../dialect/statements.ts'
import { instant, orNull, Rows, tableOf, text } from '../table/index.ts'

/** Named after what it held first; a process of the version before still writes it under that name. */
const USES = tableOf<OneTimeUse>().named('account_bot_proof', {
  id: text('id'),
  usedFor: orNull(text('used_for')),
  expiresAt: instant('expires_at'),
})

export function oneTimeUseRepository(query: Query): OneTimeUseRepository {
  const rows = new Rows(USES, query)
  const find = (id: string) => rows.find({ id })
  return {
    find,
    keep: async ({ id, expiresAt }) => void (await rows.addIfAbsent({ id, usedFor: null, expiresAt })),
    spend: async ({ id, expiresAt }, use) => {
      const taken: number = await rows.where({ id }).whereNull('used_for').update({ used_for: use })
      if (taken > 0 || (await rows.addIfAbsent({ id, usedFor: use, expiresAt }))) return true
      return (await find(id))?.usedFor === use
    },
    prune: (now) => deleteInParts(query, USES.name, (old) => old.where('expires_at', '<=', now)),
  }
}
