export * from './appointment-queries.ts'
