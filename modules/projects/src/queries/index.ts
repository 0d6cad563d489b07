export * from './session-directory.ts'
export * from './subjects.ts'
