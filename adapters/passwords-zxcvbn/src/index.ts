export * from './common-passwords.ts'
