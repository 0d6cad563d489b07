import type { UnitOfWork } from '../kernel/unit-of-work.ts'
import { OutboxEntries, type OutboxEntry } from './fakes/outbox-entry.ts'

/** The same store; promises of its committed writes are also added to `promised`. */
export function notingStore<Repositories>(
  store: UnitOfWork<Repositories>,
  promised: OutboxEntry[],
): UnitOfWork<Repositories> {
  return {
    read: (work) => store.read(work),
    join: (work) => store.join(work),
    async write(work) {
      // A write may be tried more than once: only the last attempt counts.
      let outbox = new OutboxEntries()
      const answer = await store.write((repositories) => {
        outbox = new OutboxEntries()
        return work(repositories, outbox)
      })
      promised.push(...outbox.entries)
      return answer
    },
  }
}

/** Payloads of the promises under a name (for a signal: its views), in order. */
export const promisedAs = (promised: readonly OutboxEntry[], name: string): unknown[] =>
  promised.flatMap((entry) => {
    if (entry.kind === 'job') return entry.name === name ? [entry.payload] : []
    if (entry.kind === 'event') return entry.type === name ? [entry.payload] : []
    return entry.type === name ? [entry.views] : []
  })
