/**
 * The server knows one visit of a page, whatever room it is in: the next one begins when the one before has been
 * answered. One for all the rooms of a page.
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
