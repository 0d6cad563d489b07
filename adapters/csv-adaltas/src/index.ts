export * from './csv-files.ts'
