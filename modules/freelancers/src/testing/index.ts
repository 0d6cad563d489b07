export * from './freelancers-store.contract.ts'
export * from './freelancers-use-cases.suite.ts'
export * from './requests.suite.ts'
export * from './requests-world.ts'
