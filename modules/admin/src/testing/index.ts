export * from './admin-store.contract.ts'
export * from './admin-use-cases.contract.ts'
export * from './senders.contract.ts'
export * from './template-renderer.contract.ts'
