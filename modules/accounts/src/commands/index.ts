export * from './bot-checks.ts'
