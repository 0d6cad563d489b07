import { subscriptionsOf } from '@callboard/core'
import { auditSeal, systemClock, uuidIds } from '@callboard/crypto-node'
import { KnexAuditTrail, knexUnitOfWork, lobbyRepositories } from '@callboard/db-knex'
import { checkedIn } from '@callboard/lobby/contract'
import { aRecord, personDigest } from '@callboard/lobby/testing'
import { schedulingModule } from '@callboard/scheduling'
import type { FreshDatabase } from './fresh-database.ts'

/** Writes of a check-in: the record and the events for the other modules, in one transaction. */
export function checkInWrites({ database }: FreshDatabase): () => Promise<void> {
  const ids = uuidIds(systemClock)
  const store = knexUnitOfWork(database, lobbyRepositories, {
    ids,
    clock: systemClock,
    subscriptionsOf: subscriptionsOf(schedulingModule.subscriptions),
    wake: () => {},
  })
  return () =>
    store.write(async ({ records }, outbox) => {
      const id = ids.next()
      const record = aRecord({ id, email: `${id}@example.com`, ticketNonce: id })
      await records.add(record, personDigest(record))
      outbox.publish(checkedIn, {
        record_id: id,
        session_id: record.sessionId,
        day_id: record.dayId,
        user_id: null,
        email: record.email,
      })
    })
}

/** The same as calls of staff: each has its row of the audit log, for which all of them wait in turn. */
export function checkInWritesByStaff(fresh: FreshDatabase): () => Promise<void> {
  const write = checkInWrites(fresh)
  const trail = new KnexAuditTrail(fresh.database, { clock: systemClock, seal: auditSeal('b'.repeat(32)) })
  const call = {
    userId: 'bench-director',
    userType: 'casting_director',
    action: 'lobby.checkInScheduled',
    projectId: 'bench-project',
    names: { session: 'bench-session' },
    kinds: { session: 'session' },
    fields: ['appointment'],
  } as const
  return () => trail.run(call, write)
}
