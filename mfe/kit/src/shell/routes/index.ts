export * from './guard.ts'
export * from './return-address.ts'
export * from './route.ts'
export * from './route-table.ts'
