export * from './check-in-faces.ts'
export * from './group-directory.ts'
export * from './subjects.ts'
