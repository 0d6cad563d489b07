export * from './check-in-faces.ts'
export * from './check-in-queries.ts'
export * from './group-directory.ts'
export * from './subjects.ts'
