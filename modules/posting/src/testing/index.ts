export * from './posting-store.contract.ts'
export * from './posting-use-cases.suite.ts'
export { recordReactionsSuite } from './record-reactions.suite.ts'
export { toAnswerSuite } from './to-answer.suite.ts'
