import { stripVTControlCharacters } from 'node:util'

/** Watches what a running check prints: one that has been silent for too long hangs. */
export class Watch {
  readonly #name: string
  readonly #began = performance.now()
  readonly #silent = new AbortController()
  readonly #timer: NodeJS.Timeout
  #lastLine = ''

  /** @param longestSilence milliseconds */
  constructor(name: string, longestSilence: number) {
    this.#name = name
    const minutes = Math.round(longestSilence / 60_000)
    this.#timer = setTimeout(
      () => this.#silent.abort(`it printed nothing for ${minutes} minutes.`),
      longestSilence,
    )
  }

  /** Aborts when the check hangs. */
  get signal(): AbortSignal {
    return this.#silent.signal
  }

  hear(output: string): void {
    this.#timer.refresh()
    this.#lastLine = stripVTControlCharacters(output).trim().split('\n').at(-1) || this.#lastLine
  }

  /** The check, for how long it runs, and what it printed last. */
  toString(): string {
    const seconds = Math.round((performance.now() - this.#began) / 1000)
    return `${this.#name} (${seconds} s): ${this.#lastLine.trim()}`
  }

  end(): void {
    clearTimeout(this.#timer)
  }
}
