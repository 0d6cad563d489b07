export * from './accounts-store.ts'
export * from './password-hasher.ts'
export * from './settings.ts'
