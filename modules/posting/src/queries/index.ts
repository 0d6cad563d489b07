export * from './answer-traces.ts'
export * from './posted-copies.ts'
