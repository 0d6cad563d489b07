export * from './posting-store.contract.ts'
export * from './posting-use-cases.contract.ts'
export { recordReactionsContract } from './record-reactions.contract.ts'
