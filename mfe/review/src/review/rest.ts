/** Milliseconds that a finger rests. */
const REST = 500
/** Pixels that a resting finger may move. */
const STILL = 10

interface Point {
  readonly clientX: number
  readonly clientY: number
}

interface Timers {
  readonly start: (run: () => void, after: number) => unknown
  readonly stop: (timer: unknown) => void
}

const OF_BROWSER: Timers = {
  start: (run, after) => setTimeout(run, after),
  stop: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
}

/** A finger on a card: once it has rested there without moving, something is done. */
export class Rest {
  readonly #timers: Timers
  #timer: unknown
  #from: Point | undefined

  constructor(timers: Timers = OF_BROWSER) {
    this.#timers = timers
  }

  begin({ clientX, clientY }: Point, done: () => void): void {
    this.end()
    this.#from = { clientX, clientY }
    this.#timer = this.#timers.start(done, REST)
  }

  move({ clientX, clientY }: Point): void {
    const from = this.#from
    if (from && Math.hypot(clientX - from.clientX, clientY - from.clientY) > STILL) this.end()
  }

  end(): void {
    this.#from = undefined
    this.#timers.stop(this.#timer)
  }
}
