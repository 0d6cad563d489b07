/** What a person came to a screen for. */
export { Fact, type FactProps } from './fact.tsx'
export { type FactWords, factWords } from './fact-words.ts'
