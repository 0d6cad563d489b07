export * from './webauthn.ts'
