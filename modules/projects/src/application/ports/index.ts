export * from './calendar-store.ts'
export * from './document-repository.ts'
export * from './projects-store.ts'
export * from './search-store.ts'
