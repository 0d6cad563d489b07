export * from './directories.ts'
export * from './repositories.ts'
