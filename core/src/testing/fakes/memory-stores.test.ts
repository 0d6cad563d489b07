import {
  jobStoreContract,
  MemoryJobStore,
  MemorySignalStore,
  OutboxEntries,
  type OutboxEntry,
  signalStoreContract,
  subscriptionsOfSamples,
} from '../index.ts'

/** A store that gets the entries a test commits, as it would from a unit of work. */
function filled<Store extends { add(entries: readonly OutboxEntry[], now: Date): void }>(store: Store) {
  return {
    store,
    stop: async () => {},
    commit: async (at: Date, work: (outbox: OutboxEntries) => void) => {
      const outbox = new OutboxEntries()
      work(outbox)
      store.add(outbox.entries, at)
    },
  }
}

jobStoreContract('memory', async () => filled(new MemoryJobStore(subscriptionsOfSamples)))
signalStoreContract('memory', async () => filled(new MemorySignalStore()))
