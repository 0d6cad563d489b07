export * from './admin-store.ts'
export * from './senders.ts'
export * from './template-renderer.ts'
export * from './text-accounts.ts'
