export * from './calendar-store.ts'
export * from './projects-store.ts'
