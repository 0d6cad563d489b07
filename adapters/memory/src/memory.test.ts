import { passwordHasherContract } from '@callboard/accounts/testing'
import { mailSenderContract, textSenderContract } from '@callboard/admin/testing'
import {
  type BlobHarness,
  blobStoreContract,
  jobStoreContract,
  MemoryJobStore,
  MemorySignalStore,
  manualClock,
  type NumberRepository,
  OutboxEntries,
  type OutboxEntry,
  rateLimiterContract,
  rateLimiterTimeContract,
  replayStoreContract,
  signalStoreContract,
  subscriptionsOfSamples,
  unitOfWorkContract,
  uploadRefusingBlobStoreContract,
} from '@callboard/core/testing'
import { MemoryBlobStore } from './memory-blob-store.ts'
import { MemoryPasswordHasher } from './memory-password-hasher.ts'
import { MemoryRateLimiter } from './memory-rate-limiter.ts'
import { MemoryReplayStore } from './memory-replay-store.ts'
import { MemoryMailSender, MemoryTextSender } from './memory-senders.ts'
import { memoryUnitOfWork } from './memory-unit-of-work.ts'

const stop = async () => {}

/** A store that gets what a test commits, as it would from a unit of work. */
function filled<Store extends { add(entries: readonly OutboxEntry[], now: Date): void }>(store: Store) {
  return {
    store,
    stop,
    commit: async (at: Date, work: (outbox: OutboxEntries) => void) => {
      const outbox = new OutboxEntries()
      work(outbox)
      store.add(outbox.entries, at)
    },
  }
}

jobStoreContract('memory', async () => filled(new MemoryJobStore(subscriptionsOfSamples)))
signalStoreContract('memory', async () => filled(new MemorySignalStore()))
replayStoreContract('memory', async () => ({ store: new MemoryReplayStore(), stop }))

unitOfWorkContract('memory', async () => {
  let wakes = 0
  const replays = new MemoryReplayStore()
  const numbersOf = (state: Map<string, number>): NumberRepository => ({
    put: async (id, value) => void state.set(id, value),
    get: async (id) => state.get(id) ?? null,
  })
  const unitOfWork = memoryUnitOfWork(
    new Map<string, number>(),
    (state) => ({ numbers: numbersOf(state) }),
    () => {
      wakes += 1
    },
    replays,
  )
  const count = (test: (entry: OutboxEntry) => boolean) => unitOfWork.outbox.filter(test).length
  return {
    unitOfWork,
    replays,
    promised: async () => ({
      jobs: count((entry) => entry.kind !== 'signal'),
      signals: count((entry) => entry.kind === 'signal'),
    }),
    wakes: () => wakes,
    stop,
  }
})

rateLimiterContract('memory', async () => ({ limiter: new MemoryRateLimiter(manualClock()), stop }))
rateLimiterTimeContract('memory', async () => {
  const clock = manualClock()
  return { limiter: new MemoryRateLimiter(clock), advance: (seconds) => clock.advance(seconds * 1_000), stop }
})

const blobHarness = async (): Promise<BlobHarness> => {
  const clock = manualClock()
  const store = new MemoryBlobStore(clock)
  return { store, clock, request: (address, init) => store.request(address, init), stop }
}
blobStoreContract('memory', blobHarness)
uploadRefusingBlobStoreContract('memory', blobHarness)

passwordHasherContract('memory', () => new MemoryPasswordHasher())

mailSenderContract('memory', async () => {
  const sender = new MemoryMailSender()
  return { sender, received: async () => sender.sent.map(({ id, ...mail }) => mail), stop }
})
textSenderContract('memory', async () => {
  const sender = new MemoryTextSender()
  return { sender, received: async () => sender.sent.map(({ id, ...text }) => text), stop }
})
