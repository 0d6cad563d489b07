export * from './freelancers-store.ts'
export * from './user-directory.ts'
