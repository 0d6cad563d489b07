import { instantOf } from '@callboard/core/http-contract'
import { sayWallTime } from '../shared/wall-time.ts'
import { isSelfTape, type TodaysSession } from './todays-sessions.ts'
import { sayUnviewed } from './waiting.ts'

const MINUTE = 60_000
/** Minutes after the call of the talent whose turn is next. */
const LATE = 15
const VERY_LATE = 30

/** What is to know of a session of today in a few words. */
export interface DayFact {
  readonly words: string
  readonly tone: 'fine' | 'late' | 'very-late'
  /** Who waits. */
  readonly note?: string
  /** The words say the takes to view. */
  readonly isUnviewed?: true
}

/** `9 min`, `1 h 5 min`. @param minutes a whole number above zero */
function spanWords(minutes: number): string {
  if (minutes < 60) return `${minutes} min`
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)} h${rest === 0 ? '' : ` ${rest} min`}`
}

function lineFact({ date, session, line }: TodaysSession, now: Date): DayFact | undefined {
  if (!line) return undefined
  const { waiting, next } = line
  const call = next.call === null ? null : instantOf(date.date, next.call, session.time_zone)
  const said = next.call === null ? next.name : `${next.name} ${sayWallTime(next.call)}`
  const note = `${waiting} waiting, next ${said}`
  if (!call) return { words: `${waiting} waiting`, tone: 'fine', note: `Next ${said}` }
  const behind = Math.floor((now.getTime() - call.getTime()) / MINUTE)
  if (behind <= 0) return { words: 'On time', tone: 'fine', note }
  const tone = behind >= VERY_LATE ? 'very-late' : behind >= LATE ? 'late' : 'fine'
  return { words: `${spanWords(behind)} behind`, tone, note }
}

/** How late the line is; before the day how long until it begins; after it what is still to view. */
export function dayFact(today: TodaysSession, now: Date): DayFact | undefined {
  const { at, attention } = today
  const line = lineFact(today, now)
  if (line) return line
  if (at && at > now && !isSelfTape(today))
    return { words: `in ${spanWords(Math.ceil((at.getTime() - now.getTime()) / MINUTE))}`, tone: 'fine' }
  if (attention.unviewed_takes > 0)
    return { words: sayUnviewed(attention.unviewed_takes), tone: 'fine', isUnviewed: true }
  return isSelfTape(today) ? undefined : { words: 'Nobody waits', tone: 'fine' }
}

/**
 * Takes to view are said once: as the large fact of the first session, which has a button to the review, or as a link.
 * @returns the fact to write out, and how many takes the link tells
 */
export function saidOnce(
  fact: DayFact | undefined,
  isFirst: boolean,
  unviewed: number,
): { readonly fact: DayFact | undefined; readonly linked: number } {
  if (!fact?.isUnviewed) return { fact, linked: unviewed }
  return isFirst ? { fact, linked: 0 } : { fact: undefined, linked: unviewed }
}
