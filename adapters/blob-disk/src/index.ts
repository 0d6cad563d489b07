export * from './blob-handler.ts'
export * from './disk-blobs.ts'
export * from './disk-scratch.ts'
export * from './disk-work-files.ts'
