export * from './freelancer-days.ts'
