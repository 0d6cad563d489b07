export * from './admin-store.ts'
export * from './own-text-senders.ts'
export * from './senders.ts'
export * from './template-renderer.ts'
