export * from './appointment-repository.ts'
export * from './frame-repository.ts'
export * from './queries.ts'
export * from './store.ts'
