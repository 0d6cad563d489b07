export * from './group-directory.ts'
export * from './subjects.ts'
