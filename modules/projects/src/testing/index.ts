export * from './builders.ts'
export * from './projects-store.contract.ts'
export * from './projects-use-cases.contract.ts'
export * from './projects-world.ts'
