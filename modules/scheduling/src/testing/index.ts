export * from './builders.ts'
export * from './scheduling-store.contract.ts'
export * from './scheduling-use-cases.suite.ts'
export * from './scheduling-world.ts'
