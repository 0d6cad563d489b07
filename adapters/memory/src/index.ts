export {
  type ManualClock,
  MemoryAuthenticator,
  MemoryJobStore,
  MemorySignalSender,
  MemorySignalStore,
  manualClock,
  OutboxEntries,
  type OutboxEntry,
} from '@callboard/core/testing'
export * from './accounts/memory-accounts-store.ts'
export * from './admin/memory-admin-store.ts'
export * from './counted-ids.ts'
export * from './freelancers/memory-freelancers-store.ts'
export * from './lobby/memory-lobby-store.ts'
export * from './memory-blob-store.ts'
export * from './memory-inputs.ts'
export * from './memory-media.ts'
export * from './memory-password-hasher.ts'
export * from './memory-rate-limiter.ts'
export * from './memory-replay-store.ts'
export * from './memory-secrets.ts'
export * from './memory-senders.ts'
export * from './memory-unit-of-work.ts'
export * from './posting/memory-posting-store.ts'
export * from './projects/memory-projects-store.ts'
export * from './review/memory-review-store.ts'
export * from './review/node-work-files.ts'
export * from './scheduling/memory-scheduling-store.ts'
