export * from './endpoints.ts'
export * from './events.ts'
export * from './location.ts'
export * from './schemas.ts'
