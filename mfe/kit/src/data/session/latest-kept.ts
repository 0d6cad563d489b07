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
  const of = (account: string): readonly T[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(keyOf(account)) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isOne).slice(0, MOST) : []
    } catch {
      return []
    }
  }
  return {
    of,
    add: (account, one) => {
      const others = of(account).filter((other) => idOf(other) !== idOf(one))
      try {
        localStorage.setItem(keyOf(account), JSON.stringify([one, ...others].slice(0, MOST)))
      } catch {
        // A full storage keeps what it has, and a browser that forbids it keeps nothing.
      }
    },
  }
}
