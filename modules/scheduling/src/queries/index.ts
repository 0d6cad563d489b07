export * from './appointment-queries.ts'
export * from './own-data.ts'
