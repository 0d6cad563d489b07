export * from './subjects.ts'
export * from './text-accounts.ts'
export * from './user-directory.ts'
