export * from './check-in-rules.ts'
export * from './endpoints.ts'
export * from './events.ts'
export * from './schemas.ts'
