export * from './answer-traces.ts'
export * from './own-data.ts'
export * from './posted-copies.ts'
