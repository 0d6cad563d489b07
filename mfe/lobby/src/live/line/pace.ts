import { zoneAbbreviation } from '@callboard/core/http-contract'
import { spanWords } from '@callboard/kit/day'
import type { LobbyRecord } from '@callboard/lobby/contract'
import { saidCall } from '../../shared/call-times.ts'
import { behindOf, isWaiting, type WallTime, waitOf, wallTime } from '../line-order.ts'
import { nameOf } from '../row-actions.ts'

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

/** The next talent, after the call: a long name loses its end. The zone is told to a reader who is in another. */
export function nextWords(next: LobbyRecord, zone: string, now: number, reader: string): string {
  if (next.actual_call === null) return `Next: ${nameOf(next)}`
  const clock = zone === reader ? '' : ` ${zoneAbbreviation(new Date(now), zone)}`
  return `Next ${saidCall(next.actual_call)}${clock}: ${nameOf(next)}`
}
