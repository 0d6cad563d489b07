export * from './recaptcha.ts'
