export * from './altcha.ts'
