import { instantOf, isDay, wallTimeFormat } from '@callboard/core/http-contract'
import { DEFAULT_START_TIME, timeOfTurn } from '@callboard/projects/contract'

const WALL_TIME = new RegExp(wallTimeFormat.pattern)

/** When a talent of a callback comes. */
export interface Turn {
  /** `HH:mm`; null while no such time is typed. */
  readonly time: string | null
  /** Null as well while no day is typed, or one whose clocks skip the time. */
  readonly begins: Date | null
}

/**
 * @param typed as far as it is: of what is no day or time nothing follows
 * @param place of the talent, from 0
 * @param zone IANA name
 */
export function turnOf(
  typed: { readonly date: string; readonly start_time: string; readonly minutes: number },
  place: number,
  zone: string,
): Turn {
  const start = typed.start_time || DEFAULT_START_TIME
  if (!WALL_TIME.test(start)) return { time: null, begins: null }
  const time = timeOfTurn(start, typed.minutes, place)
  return { time, begins: isDay(typed.date) ? instantOf(typed.date, time, zone) : null }
}
