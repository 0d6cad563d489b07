export * from './endpoints.ts'
export * from './events.ts'
export * from './schemas.ts'
export * from './subjects.ts'
