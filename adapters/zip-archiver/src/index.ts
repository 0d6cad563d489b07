export * from './zip-archiver.ts'
