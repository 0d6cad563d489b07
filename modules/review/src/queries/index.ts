export * from './video-directory.ts'
