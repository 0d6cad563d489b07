export * from './own-texts.ts'
export * from './projects-store.ts'
export * from './user-directory.ts'
