export * from './project-repository.ts'
export * from './session-repository.ts'
export * from './store.ts'
export * from './user-directory.ts'
