export * from './phone-numbers.ts'
