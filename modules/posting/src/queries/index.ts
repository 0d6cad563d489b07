export * from './posted-copies.ts'
