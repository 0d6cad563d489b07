export * from './google-identity.ts'
