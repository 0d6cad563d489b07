export * from './brand-view.ts'
export * from './document-directory.ts'
export * from './session-directory.ts'
export * from './subjects.ts'
