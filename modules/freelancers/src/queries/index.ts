export * from './freelancer-days.ts'
export * from './own-data.ts'
