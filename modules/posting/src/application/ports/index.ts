export * from './posting-store.ts'
export * from './to-answer-repository.ts'
