export * from './sharp-pictures.ts'
