export * from './stored-zip.ts'
