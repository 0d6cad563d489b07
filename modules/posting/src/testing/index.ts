export * from './posting-store.contract.ts'
export * from './posting-use-cases.contract.ts'
