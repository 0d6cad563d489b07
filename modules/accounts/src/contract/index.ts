export * from './endpoints.ts'
export * from './events.ts'
export * from './google-endpoints.ts'
export * from './schemas.ts'
