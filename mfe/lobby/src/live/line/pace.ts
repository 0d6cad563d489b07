import { spanWords } from '@callboard/kit/day'
import type { LobbyRecord } from '@callboard/lobby/contract'
import { behindOf, isWaiting, type WallTime, waitOf, wallTime } from '../line-order.ts'

export interface Pace {
  /** the talent whose turn is next */
  readonly next: LobbyRecord | undefined
  /** a few words for the largest line of the screen */
  readonly fact: string
  /** what the fact is, or in place of the next call when there is none */
  readonly about: string
}

/** Minutes that the earliest call of those who wait has passed; null where nobody of them has a call today. */
function mostBehind(waiting: readonly LobbyRecord[], wall: WallTime): number | null {
  const behind = waiting.map((record) => behindOf(record, wall)).filter((minutes) => minutes !== null)
  return behind.length === 0 ? null : Math.max(...behind)
}

/** How the day goes. @param records in the order of the line @param now milliseconds */
export function paceOf(records: readonly LobbyRecord[], zone: string, now: number): Pace {
  const waiting = records.filter(isWaiting)
  const [next] = waiting
  if (!next) return { next, fact: 'Nobody waits', about: 'Who checks in appears here at once.' }
  const wall = wallTime(now, zone)
  const behind = mostBehind(waiting, wall)
  const longest = Math.max(...waiting.map((record) => waitOf(record, now, wall)?.minutes ?? 0))
  const fact = behind === null ? spanWords(longest) : behind > 0 ? `${spanWords(behind)} behind` : 'On time'
  return { next, fact, about: behind === null ? 'Longest wait' : '' }
}
