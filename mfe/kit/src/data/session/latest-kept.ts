import { readKept, writeKept } from '../../kept/index.ts'
import { RECENT } from './forget-recent.ts'

const MOST = 5

/**
 * The last five things of a kind that an account chose in this browser, the latest first, each once. They go when
 * somebody signs out (`forgetRecent`).
 * @param kind begins the key of each account
 */
export function latestKept<T>(
  kind: string,
  isOne: (value: unknown) => value is T,
  idOf: (one: T) => string,
): { of(account: string): readonly T[]; add(account: string, one: T): void } {
  const keyOf = (account: string) => `${RECENT}${kind}${account}`
  const of = (account: string): readonly T[] =>
    readKept(keyOf(account), (kept) => (Array.isArray(kept) ? kept.filter(isOne).slice(0, MOST) : []))
  return {
    of,
    add: (account, one) => {
      const others = of(account).filter((other) => idOf(other) !== idOf(one))
      writeKept(keyOf(account), [one, ...others].slice(0, MOST))
    },
  }
}
