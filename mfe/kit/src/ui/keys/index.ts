/** Keys of screens, by the one map of their meanings; `/ui` has those of every page. */
export { ariaKeys, keyHint, keyWord } from './key-hint.ts'
export type { KeyMeaning, KeyScope } from './key-map.ts'
export { pressIsAbove } from './keys.ts'
export { type KeyRuns, useKeys } from './use-keys.ts'
