const POLL = 1_000

/**
 * Runs `pass` after each `wake`, never two at once: a wake during a pass causes one more pass after it. The loop also
 * wakes itself every second, for work that was not announced.
 */
export class WorkLoop {
  readonly #pass: () => Promise<void>
  readonly #failed: (error: unknown) => void
  readonly #rest: number
  #current = Promise.resolve()
  /** Known before `#current` is: a pass may call `wake` before it first waits. */
  #isRunning = false
  #again = false
  #isFailing = false
  #poll: NodeJS.Timeout | null = null
  #timer: NodeJS.Timeout | null = null

  /**
   * @param failed told the first of several failures in a row
   * @param rest milliseconds between a pass and the next, so that many wakes cost few passes; default none
   */
  constructor(pass: () => Promise<void>, failed: (error: unknown) => void, rest = 0) {
    this.#pass = pass
    this.#failed = failed
    this.#rest = rest
  }

  start(): void {
    this.#poll ??= setInterval(() => this.wake(), POLL).unref()
    this.wake()
  }

  /** Does nothing before `start` and after `stop`. */
  wake(): void {
    if (!this.#poll) return
    this.#again = true
    if (!this.#isRunning) this.#current = this.#run()
  }

  /** Wakes itself in so many milliseconds if it would not look before; takes the place of an earlier such call. */
  wakeIn(milliseconds: number): void {
    if (this.#timer) clearTimeout(this.#timer)
    this.#timer = null
    if (this.#poll && milliseconds < POLL) {
      this.#timer = setTimeout(() => this.wake(), Math.max(0, milliseconds)).unref()
    }
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    while (this.#again && this.#poll) {
      this.#again = false
      try {
        await this.#pass()
        this.#isFailing = false
      } catch (error) {
        if (!this.#isFailing) this.#failed(error)
        this.#isFailing = true
      }
      if (this.#rest > 0) await new Promise((rested) => setTimeout(rested, this.#rest))
    }
    this.#isRunning = false
  }

  /** Resolves when no pass is under way. */
  async settled(): Promise<void> {
    while (this.#isRunning) await this.#current
  }

  async stop(): Promise<void> {
    if (this.#poll) clearInterval(this.#poll)
    if (this.#timer) clearTimeout(this.#timer)
    this.#poll = null
    await this.settled()
  }
}
