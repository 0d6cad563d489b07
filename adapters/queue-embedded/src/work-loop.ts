/**
 * Runs `pass` after each `wake`, never two at once: a wake during a pass causes one more pass after it.
 * Wakes itself every second for what nobody told it about.
 */
export class WorkLoop {
  readonly #pass: () => Promise<void>
  readonly #failed: (error: unknown) => void
  #current: Promise<void> | null = null
  #again = false
  #poll: NodeJS.Timeout | null = null

  constructor(pass: () => Promise<void>, failed: (error: unknown) => void) {
    this.#pass = pass
    this.#failed = failed
  }

  start(): void {
    this.#poll ??= setInterval(() => this.wake(), 1_000).unref()
    this.wake()
  }

  /** Does nothing before `start` and after `stop`. */
  wake(): void {
    if (!this.#poll) return
    this.#again = true
    this.#current ??= this.#run()
  }

  async #run(): Promise<void> {
    while (this.#again && this.#poll) {
      this.#again = false
      try {
        await this.#pass()
      } catch (error) {
        this.#failed(error)
      }
    }
    this.#current = null
  }

  get isBusy(): boolean {
    return this.#current !== null
  }

  /** Resolves when no pass is under way. */
  async settled(): Promise<void> {
    while (this.#current) await this.#current
  }

  async stop(): Promise<void> {
    if (this.#poll) clearInterval(this.#poll)
    this.#poll = null
    await this.settled()
  }
}
