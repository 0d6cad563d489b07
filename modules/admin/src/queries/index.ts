export * from './own-texts.ts'
