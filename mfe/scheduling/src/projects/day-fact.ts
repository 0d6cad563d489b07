import {
  isSelfTape,
  type Lateness,
  lineFact,
  sayWallTime,
  spanWords,
  type TodaysSession,
} from '@callboard/kit/day'
import { sayUnviewed } from './waiting.ts'

const MINUTE = 60_000

/** What is to know of a session of today in a few words. */
export interface DayFact {
  readonly words: string
  readonly tone: Lateness
  /** Who waits. */
  readonly note?: string
  /** The words say the takes to view. */
  readonly isUnviewed?: true
}

function lineDayFact(today: TodaysSession, now: Date): DayFact | undefined {
  const { line } = today
  const fact = lineFact(today, now)
  if (!line || !fact) return undefined
  const { name, call } = line.next
  const said = call === null ? name : `${name} ${sayWallTime(call)}`
  const waiting = `${fact.waiting} waiting`
  return fact.words === undefined
    ? { words: waiting, tone: fact.tone, note: `Next ${said}` }
    : { words: fact.words, tone: fact.tone, note: `${waiting}, next ${said}` }
}

/** How late the line is; before the day how long until it begins; after it what is still to view. */
export function dayFact(today: TodaysSession, now: Date): DayFact | undefined {
  const { at, attention } = today
  const line = lineDayFact(today, now)
  if (line) return line
  if (at && at > now && !isSelfTape(today))
    return { words: `in ${spanWords(Math.ceil((at.getTime() - now.getTime()) / MINUTE))}`, tone: 'fine' }
  if (attention.unviewed_takes > 0)
    return { words: sayUnviewed(attention.unviewed_takes), tone: 'fine', isUnviewed: true }
  return isSelfTape(today) ? undefined : { words: 'Nobody waits', tone: 'fine' }
}
