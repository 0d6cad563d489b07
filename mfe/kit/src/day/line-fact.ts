import { instantOf } from '@callboard/core/http-contract'
import { type Lateness, lateness } from './lateness.ts'
import type { TodaysSession } from './todays-sessions.ts'

const MINUTE = 60_000

/** `9 min`, `1 h 5 min`. @param minutes a whole number */
export function spanWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`
}

/** How the line of a session goes. */
export interface LineFact {
  /** `9 min behind`, `On time`, by the latest of all who wait; absent where nobody of them has a call. */
  readonly words?: string
  readonly tone: Lateness
  readonly waiting: number
}

/** @returns undefined while nobody waits */
export function lineFact({ date, session, line }: TodaysSession, now: Date): LineFact | undefined {
  if (!line) return undefined
  const { waiting, earliest_call } = line
  const call = earliest_call === null ? null : instantOf(date.date, earliest_call, session.time_zone)
  if (!call) return { tone: 'fine', waiting }
  const behind = Math.floor((now.getTime() - call.getTime()) / MINUTE)
  if (behind <= 0) return { words: 'On time', tone: 'fine', waiting }
  return { words: `${spanWords(behind)} behind`, tone: lateness(behind), waiting }
}
