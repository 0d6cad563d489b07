import { HELD, KEY_MAP, type KeyMeaning, type KeyScope } from './key-map.ts'
import { useKeySheet } from './keys.ts'

/** What the keys of a scope do on a screen. */
export type KeyRuns<S extends KeyScope> = { readonly [M in KeyMeaning<S>]?: (() => void) | undefined }

/**
 * Gives keys of a scope something to do while the screen is shown; of several screens the newest has the key. They rest
 * while a text is being typed. A meaning without a function is left out.
 */
export function useKeys<S extends KeyScope>(scope: S, runs: KeyRuns<S>): void {
  useKeySheet({ scope, keys: KEY_MAP[scope], held: HELD[scope], runs })
}
