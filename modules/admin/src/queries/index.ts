export * from './mail-words.ts'
export * from './message-fates.ts'
export * from './own-texts.ts'
export * from './text-consent.ts'
