import { hashKey, type QueryClient, type QueryKey, replaceEqualDeep } from '@tanstack/react-query'

type Change<T> = (now: T) => T
type Merge<T, A> = (before: T | undefined, answer: A) => T

/** An answer under way, and the changes heard since it was asked for: it may be from before them. */
interface Flight {
  readonly changes: Change<unknown>[]
}

interface Held {
  readonly key: QueryKey
  readonly flights: Set<Flight>
  /** Optimistic changes that the server has not confirmed, oldest first. */
  readonly wishes: Set<Change<unknown>>
  /** The server's answer without the wishes; kept apart from the shown answer while there are wishes. */
  base: unknown
  /** When the answer in the cache was asked for, by `performance.now()`; undefined without one. */
  asked: number | undefined
  /** A question has gone out before. */
  wasAsked: boolean
  /** Converts an answer to the cached value; absent: the answer itself. Undefined until it is first asked for. */
  shape: { readonly merge: unknown } | undefined
}

/** The result of a query function for `arrive`, in place of the bare answer. */
class Arrived {
  readonly land: (shown: unknown) => unknown
  constructor(land: (shown: unknown) => unknown) {
    this.land = land
  }
}

/** Something shown before the server has said yes. */
export interface Wish {
  /** The server has said yes. */
  readonly keep: () => void
  /** The server has refused: changes of others meanwhile stay. */
  readonly takeBack: () => void
}

/**
 * The answers of a query cache that signals and wishes change. A change that meets an answer under way is made again
 * on top of it: changes have to be such that a second time does nothing.
 */
export class LiveAnswers {
  readonly #client: QueryClient
  readonly #held = new Map<string, Held>()

  constructor(client: QueryClient) {
    this.#client = client
    client.getQueryCache().subscribe(({ type, query }) => {
      if (type === 'removed') this.#held.delete(query.queryHash)
    })
  }

  #of(key: QueryKey): Held {
    const hash = hashKey(key)
    const held = this.#held.get(hash) ?? {
      key,
      flights: new Set(),
      wishes: new Set(),
      base: undefined,
      asked: undefined,
      wasAsked: false,
      shape: undefined,
    }
    this.#held.set(hash, held)
    return held
  }

  #isKnown = (held: Held) => this.#held.get(hashKey(held.key)) === held

  #show(held: Held): void {
    const shown = [...held.wishes].reduce((now, wish) => wish(now), held.base)
    this.#client.setQueryData(held.key, shown)
    if (held.wishes.size === 0) held.base = undefined
  }

  /**
   * Fixes the shape of an answer at its first use, until it leaves the cache.
   * @throws Error when the answer is in use with another `merge`: both users read the one stored value
   */
  claim<A, T = A>(key: QueryKey, merge?: Merge<T, A>): void {
    const held = this.#of(key)
    held.shape ??= { merge }
    if (held.shape.merge !== merge)
      throw new Error(`The answer ${String(key[0])} is asked for in two shapes.`)
  }

  /**
   * The query function of an answer.
   * @param merge the same as in `claim`; without it the answer alone counts
   */
  async ask<A, T = A>(key: QueryKey, fetch: () => Promise<A>, merge?: Merge<T, A>): Promise<T> {
    const held = this.#of(key)
    const flight: Flight = { changes: [] }
    // The first answer may be one that the browser has preloaded, which it began with the page.
    const asked = held.wasAsked ? performance.now() : 0
    held.wasAsked = true
    held.flights.add(flight)
    try {
      const answer = await fetch()
      const land = (shown: unknown) => {
        held.flights.delete(flight)
        held.asked = asked
        const before = held.wishes.size > 0 ? held.base : shown
        const fresh = merge ? merge(before as T | undefined, answer) : replaceEqualDeep(before, answer)
        const base = flight.changes.reduce((now, change) => change(now), fresh as unknown)
        if (held.wishes.size === 0) return base
        held.base = base
        return [...held.wishes].reduce((now, wish) => wish(now), base)
      }
      return new Arrived(land) as T
    } catch (fault) {
      held.flights.delete(flight)
      throw fault
    }
  }

  /** When the answer in the cache was asked for, by `performance.now()`; undefined without one. */
  askedAt(key: QueryKey): number | undefined {
    return this.#of(key).asked
  }

  /** `structuralSharing` of every query: the moment at which an answer takes its place in the cache. */
  readonly arrive = (shown: unknown, next: unknown): unknown =>
    next instanceof Arrived ? next.land(shown) : next

  /** Changes an answer for good: by a signal, or by the server's answer to an action. */
  change<T>(key: QueryKey, change: Change<T>): void {
    const held = this.#of(key)
    const made = change as Change<unknown>
    for (const { changes } of held.flights) changes.push(made)
    if (held.wishes.size > 0) {
      if (held.base !== undefined) held.base = made(held.base)
      this.#show(held)
    } else this.#client.setQueryData(key, (now: T | undefined) => (now === undefined ? now : change(now)))
  }

  /** Shows a change before the server has said yes. */
  propose<T>(key: QueryKey, change: Change<T>): Wish {
    const held = this.#of(key)
    const wish: Change<unknown> = (now) => (now === undefined ? now : change(now as T))
    if (held.wishes.size === 0) held.base = this.#client.getQueryData(key)
    held.wishes.add(wish)
    this.#show(held)
    const end = (granted: boolean) => {
      if (!held.wishes.delete(wish) || !this.#isKnown(held)) return
      if (granted) {
        for (const { changes } of held.flights) changes.push(wish)
        held.base = wish(held.base)
      }
      this.#show(held)
    }
    return { keep: () => end(true), takeBack: () => end(false) }
  }
}
