import { keptStore } from '@callboard/kit/kept'

/** How staff want to hear of arrivals on this device. */
export interface ArrivalWishes {
  readonly sound: boolean
  /** By a notification of the desktop. */
  readonly notify: boolean
}

/** Kept per device; both are off until they are allowed. */
export const arrivalWishes = keptStore<ArrivalWishes>('callboard:arrivals', (kept) => {
  const { sound, notify } = (kept ?? {}) as Partial<ArrivalWishes>
  return { sound: sound === true, notify: notify === true }
})

export const keepWishes = (change: Partial<ArrivalWishes>): void =>
  arrivalWishes.change((now) => ({ ...now, ...change }))
