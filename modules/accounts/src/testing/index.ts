export * from './accounts-store.contract.ts'
export * from './accounts-use-cases.contract.ts'
export * from './builders.ts'
export * from './password-hasher.contract.ts'
