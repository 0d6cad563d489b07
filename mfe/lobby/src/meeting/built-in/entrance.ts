/**
 * The server knows one visit of a page, in any room: the next visit begins when the one before has been
 * answered. All rooms of a page share one entrance.
 */
export class Entrance {
  #before: Promise<unknown> = Promise.resolve()
  #latest: object | undefined

  enter<T>(visit: object, join: () => Promise<T>): Promise<T> {
    const joined = this.#before.then(() => {
      this.#latest = visit
      return join()
    })
    this.#before = joined.catch(() => {})
    return joined
  }

  /** True while no later visit has begun. */
  isLatest(visit: object): boolean {
    return this.#latest === visit
  }
}
