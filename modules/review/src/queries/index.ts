export * from './self-tapes.ts'
export * from './take-traces.ts'
export * from './video-archives.ts'
export * from './video-directory.ts'
