export * from './brand-view.ts'
export * from './session-directory.ts'
export * from './subjects.ts'
