export * from './scheduling-store.ts'
