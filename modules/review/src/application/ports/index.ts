export * from './archiver.ts'
export * from './media-tool.ts'
export * from './review-store.ts'
export * from './work-files.ts'
