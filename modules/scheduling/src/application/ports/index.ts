export * from './scheduling-store.ts'
export * from './session-access.ts'
export * from './session-directory.ts'
export * from './user-directory.ts'
