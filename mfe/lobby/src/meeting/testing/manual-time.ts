import type { After } from '../after.ts'

/** Time that stands still until a test moves it on. */
export class ManualTime {
  #now = 0
  readonly #due = new Set<{ readonly at: number; readonly run: () => void }>()

  readonly after: After = (milliseconds, run) => {
    const entry = { at: this.#now + milliseconds, run }
    this.#due.add(entry)
    return () => this.#due.delete(entry)
  }

  get now(): number {
    return this.#now
  }

  /** Lets this much time pass; due timers run in their order, with all that follows from them. */
  async pass(milliseconds: number): Promise<void> {
    const end = this.#now + milliseconds
    await settled()
    for (;;) {
      const next = [...this.#due].sort((a, b) => a.at - b.at)[0]
      if (!next || next.at > end) break
      this.#now = next.at
      this.#due.delete(next)
      next.run()
      await settled()
    }
    this.#now = end
  }
}

/** Every promise that could go on has gone on. */
export const settled = () => new Promise<void>((done) => setImmediate(done))
