import type { Clock, Ids, Promised, UnitOfWork } from '@callboard/core'
import type { Query } from './dialect/query.ts'
import { addAuditRow } from './kernel/audit-rows.ts'
import { OutboxRows, type SubscriptionsOf } from './kernel/outbox-rows.ts'
import type { Database } from './open-database.ts'
import { followChanges } from './table/index.ts'
import { writeTransaction } from './write-transaction.ts'

export interface UnitOfWorkSettings {
  readonly ids: Ids
  readonly clock: Clock
  /** The jobs (see core's `subscriptionJob`) that carry an event to its subscribers. */
  readonly subscriptionsOf: SubscriptionsOf
  /** Called after a commit that promised something. */
  readonly wake: (promised: Promised) => void
}

/**
 * The unit of work of one module. `makeRepositories` gets the transaction, or the pool of readers for reads.
 * A read is not a snapshot: each of its queries sees the rows that are committed when it runs.
 */
export function knexUnitOfWork<Repositories>(
  database: Database,
  makeRepositories: (query: Query) => Repositories,
  settings: UnitOfWorkSettings,
): UnitOfWork<Repositories> {
  const readers = makeRepositories(database.reader)
  return {
    async write(work) {
      const call = database.currentCall.getStore()
      const audited = database.currentAudit.getStore()
      let isAudited = false
      let isReplyKept = false
      let promised: Promised = { queues: new Set(), signals: false }
      const result = await writeTransaction(database, async (transaction) => {
        if (audited) followChanges(transaction)
        const outbox = new OutboxRows(settings)
        const value = await work(makeRepositories(transaction), outbox)
        promised = await outbox.insert(transaction)
        isReplyKept = call !== undefined && (await outbox.keepReply(transaction, call))
        isAudited = await addAuditRow(transaction, audited)
        return value
      })
      if (isReplyKept) call?.onKept()
      if (isAudited && audited) audited.isKept = true
      if (promised.signals || promised.queues.size > 0) settings.wake(promised)
      return result
    },
    async join(work) {
      const write = database.currentWrite.getStore()
      if (!write?.open) throw new Error('There is no write to join.')
      return await work(makeRepositories(write.transaction))
    },
    read: (work) => work(readers),
  }
}
