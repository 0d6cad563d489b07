import type { PasswordReset, PasswordResetRepository } from '@callboard/accounts'
import type { Query } from '../dialect/query.ts'
import { deleteInParts } from '../dialect/statements.ts'
import { instant, Rows, tableOf, text } from '../table/index.ts'

const RESETS = tableOf<PasswordReset>().named('account_password_reset', {
  id: text('id'),
  userId: text('user_id'),
  digest: text('digest'),
  expiresAt: instant('expires_at'),
})

export function passwordResetRepository(query: Query): PasswordResetRepository {
  const rows = new Rows(RESETS, query)
  return {
    add: (reset) => rows.add(reset),
    find: (digest) => rows.first(rows.where({ digest })),
    take: async (digest) => {
      const reset = await rows.lock({ digest })
      if (reset) await rows.remove({ id: reset.id })
      return reset
    },
    endAll: (userId) => rows.remove({ user_id: userId }),
    prune: (now) => deleteInParts(query, RESETS.name, (old) => old.where('expires_at', '<=', now)),
  }
}
