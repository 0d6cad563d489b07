export * from './columns.ts'
export * from './errors.ts'
export * from './statements.ts'
export * from './values.ts'
