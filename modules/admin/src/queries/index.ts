export * from './mail-words.ts'
export * from './own-texts.ts'
