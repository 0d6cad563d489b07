export * from './endpoints.ts'
export * from './forms.ts'
export * from './schemas.ts'
export * from './visibility-endpoints.ts'
