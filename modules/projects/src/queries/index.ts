export * from './brand-view.ts'
export * from './session-directory.ts'
export * from './staff-work.ts'
export * from './subjects.ts'
