interface Asked<Item, Result> {
  readonly item: Item
  readonly resolve: (result: Result) => void
  readonly reject: (error: unknown) => void
}

/** Gathers the requests that arrive while a statement runs, and then runs one more statement for all of them. */
export class Batcher<Item, Result> {
  readonly #run: (items: readonly Item[]) => Promise<readonly Result[]>
  readonly #most: number
  readonly #idle: () => void
  #waiting: Asked<Item, Result>[] = []
  #isRunning = false

  /**
   * @param run gives one result for each item, in their order; a throw fails all of them
   * @param most items of one run
   * @param idle told each time when nothing more is asked for
   */
  constructor(
    run: (items: readonly Item[]) => Promise<readonly Result[]>,
    most: number,
    idle: () => void = () => {},
  ) {
    this.#run = run
    this.#most = most
    this.#idle = idle
  }

  add(item: Item): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    this.#waiting.push({ item, resolve, reject })
    if (!this.#isRunning) void this.#runAll()
    return promise
  }

  async #runAll(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.length > 0) await this.#runBatch(this.#waiting.splice(0, this.#most))
    this.#isRunning = false
    this.#idle()
  }

  async #runBatch(batch: readonly Asked<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#run(batch.map(({ item }) => item))
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!)
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
}
