export * from './mail-words.ts'
export * from './own-texts.ts'
export * from './text-consent.ts'
