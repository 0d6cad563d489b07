export * from './date-managers.ts'
