export * from './one-time-codes.ts'
