export * from './default-text-rules.ts'
export * from './endpoints.ts'
export * from './messages.ts'
