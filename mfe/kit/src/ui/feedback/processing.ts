import { useSyncExternalStore } from 'react'
import { type Store, store } from '../store.ts'

/** Under this a request is not worth a word: an overlay would only flash. Milliseconds. */
export const QUIET_FOR = 300

export interface Timers {
  start(run: () => void, milliseconds: number): unknown
  stop(timer: unknown): void
}

const browserTimers: Timers = {
  start: (run, milliseconds) => setTimeout(run, milliseconds),
  stop: (timer) => clearTimeout(timer as number),
}

/** Counts blocking requests and says whether the overlay is due. */
export function processing(timers: Timers): {
  readonly shown: Store<boolean>
  readonly blocking: <T>(request: Promise<T>) => Promise<T>
} {
  const shown = store(false)
  let inFlight = 0
  let timer: unknown
  const ended = () => {
    inFlight -= 1
    if (inFlight > 0) return
    timers.stop(timer)
    shown.set(false)
  }
  return {
    shown,
    blocking: async (request) => {
      if (inFlight === 0) timer = timers.start(() => shown.set(true), QUIET_FOR)
      inFlight += 1
      try {
        return await request
      } finally {
        ended()
      }
    },
  }
}

const page = processing(browserTimers)

/** Covers the page until the request is answered, when it takes longer than a blink. */
export const blocking = page.blocking

export const processingShown = page.shown

export const useProcessing = (): boolean =>
  useSyncExternalStore(processingShown.subscribe, processingShown.get)
