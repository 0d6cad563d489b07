import type { Clock } from '@callboard/core'

/** Events a socket may send in one second. */
const EVENTS = 20
/** Two browsers that find a way to each other send bursts of candidates; they have an allowance of their own. */
const MEETING_SIGNALS = 100

/** Counts one socket's events. */
export class EventAllowance {
  readonly #clock: Clock
  #second = 0
  #events = 0
  #meetingSignals = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** @returns false when the socket has sent too many in this second */
  take(event: string): boolean {
    const second = Math.floor(this.#clock.now().getTime() / 1_000)
    if (second !== this.#second) {
      this.#second = second
      this.#events = 0
      this.#meetingSignals = 0
    }
    if (event === 'meeting-signal') {
      this.#meetingSignals += 1
      return this.#meetingSignals <= MEETING_SIGNALS
    }
    this.#events += 1
    return this.#events <= EVENTS
  }
}
