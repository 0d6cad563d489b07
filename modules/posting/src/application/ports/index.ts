export * from './posting-store.ts'
