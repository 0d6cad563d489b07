import { keyLabel, keyShortcut } from './key-labels.ts'
import { type KeyMeaning, type KeyScope, keysOf } from './key-map.ts'

/** Asked when it is needed: builds read data files that import this in Node. */
const onMac = (): boolean => globalThis.navigator?.platform?.startsWith('Mac') ?? false

/** The key of a meaning as people write it. */
export const keyWord = <S extends KeyScope>(scope: S, meaning: KeyMeaning<S>): string =>
  keyLabel(keysOf(scope, meaning)[0] ?? '', onMac())

/** For `aria-keyshortcuts` of a control that does the same as the key. */
export const ariaKeys = <S extends KeyScope>(scope: S, meaning: KeyMeaning<S>): string | undefined =>
  keysOf(scope, meaning)
    .map(keyShortcut)
    .filter((name) => name !== undefined)
    .join(' ') || undefined

/**
 * Attributes of a control that does the same as a key: its tooltip says the key, and screen readers know it.
 * @param label the words of the control
 */
export const keyHint = <S extends KeyScope>(scope: S, meaning: KeyMeaning<S>, label: string) => ({
  title: `${label} (${keyWord(scope, meaning)})`,
  'aria-keyshortcuts': ariaKeys(scope, meaning),
})
