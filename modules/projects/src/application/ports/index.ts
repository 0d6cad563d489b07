export * from './projects-store.ts'
