import { store } from '@callboard/kit/ui'

/** How staff want to hear of arrivals on this device. */
export interface ArrivalWishes {
  readonly sound: boolean
  /** By a notification of the desktop. */
  readonly notify: boolean
}

const KEY = 'callboard:arrivals'
const SILENT: ArrivalWishes = { sound: false, notify: false }

function stored(): ArrivalWishes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    const { sound, notify } = (kept ?? SILENT) as Partial<ArrivalWishes>
    return { sound: sound === true, notify: notify === true }
  } catch {
    return SILENT
  }
}

/** Kept per device; both are off until they are allowed. */
export const arrivalWishes = store<ArrivalWishes>(stored())

export function keepWishes(change: Partial<ArrivalWishes>): void {
  arrivalWishes.change((now) => ({ ...now, ...change }))
  try {
    localStorage.setItem(KEY, JSON.stringify(arrivalWishes.get()))
  } catch {
    // A device that keeps nothing asks again the next time.
  }
}
