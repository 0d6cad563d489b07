export * from './freelancers-store.ts'
