import type { Clock } from '../../kernel/index.ts'

/** A clock that stands still until a test moves it. */
export interface ManualClock extends Clock {
  set(instant: Date | string): void
  advance(milliseconds: number): void
}

export function manualClock(start: Date | string = '2026-03-02T09:00:00.000Z'): ManualClock {
  let now = new Date(start).getTime()
  return {
    now: () => new Date(now),
    set: (instant) => {
      now = new Date(instant).getTime()
    },
    advance: (milliseconds) => {
      now += milliseconds
    },
  }
}
