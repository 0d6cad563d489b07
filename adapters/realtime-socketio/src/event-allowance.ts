import type { Clock } from '@callboard/core'

interface Allowance {
  /** Events in one second, over time. */
  readonly rate: number
  /** Events that are taken at once after a rest. */
  readonly burst: number
  /** Events that may wait for their turn after that. */
  readonly waiting: number
}

/** A page that comes back joins all its rooms at once, 50 at most. */
const EVENTS: Allowance = { rate: 20, burst: 60, waiting: 60 }
/**
 * Two browsers that find a way to each other send each other some 30 candidates within a second, and in a meeting each
 * looks for a way to all others.
 */
const MEETING_SIGNALS: Allowance = { rate: 100, burst: 500, waiting: 300 }

/** The events of one kind from one socket, as a bucket that fills up at a steady rate. */
class Bucket {
  readonly #allowance: Allowance
  /** When the bucket is full again: milliseconds. */
  #fullAt = 0

  constructor(allowance: Allowance) {
    this.#allowance = allowance
  }

  take(now: number): number | null {
    const { rate, burst, waiting } = this.#allowance
    const each = 1_000 / rate
    const fullAt = Math.max(now, this.#fullAt) + each
    const wait = fullAt - now - burst * each
    if (wait > waiting * each) return null
    this.#fullAt = fullAt
    return Math.max(0, wait)
  }
}

/** Lets bursts through, delays events above the steady rate, and disconnects a socket that floods. */
export class EventAllowance {
  readonly #clock: Clock
  readonly #events = new Bucket(EVENTS)
  readonly #meetingSignals = new Bucket(MEETING_SIGNALS)

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** @returns milliseconds this event must wait for its turn, 0 mostly; `null`: there are too many, cut it off */
  take(event: string): number | null {
    const bucket =
      event === 'meeting-signal' || event === 'meeting-media' ? this.#meetingSignals : this.#events
    return bucket.take(this.#clock.now().getTime())
  }
}
