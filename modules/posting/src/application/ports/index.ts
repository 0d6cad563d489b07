export * from './page-archive-repository.ts'
export * from './posting-store.ts'
export * from './to-answer-repository.ts'
