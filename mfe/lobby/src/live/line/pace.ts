import type { LobbyRecord } from '@callboard/lobby/contract'
import { isWaiting, waitOf } from '../line-order.ts'

export interface Pace {
  /** the talent whose turn is next */
  readonly next: LobbyRecord | undefined
  /** a few words for the largest line of the screen */
  readonly fact: string
  /** what the fact is, or in place of the next call when there is none */
  readonly about: string
}

/** Minutes since midnight on the wall of the zone, and its day. */
function wallTime(now: number, zone: string): { readonly day: string; readonly minutes: number } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    day: `${of('year')}-${of('month')}-${of('day')}`,
    minutes: Number(of('hour')) * 60 + Number(of('minute')),
  }
}

/** Minutes that a record's call has passed; null without a call today. */
function behindOf({ actual_call, date }: LobbyRecord, now: number, zone: string): number | null {
  if (actual_call === null) return null
  const wall = wallTime(now, zone)
  const [hours = 0, minutes = 0] = actual_call.split(':').map(Number)
  return wall.day === date ? wall.minutes - (hours * 60 + minutes) : null
}

/** How the day goes. @param records in the order of the line @param now milliseconds */
export function paceOf(records: readonly LobbyRecord[], zone: string, now: number): Pace {
  const waiting = records.filter(isWaiting)
  const [next] = waiting
  if (!next) return { next, fact: 'Nobody waits', about: 'Who checks in appears here at once.' }
  const behind = behindOf(next, now, zone)
  const longest = Math.max(...waiting.map((record) => waitOf(record, now)?.minutes ?? 0))
  const fact = behind === null ? `${longest} min` : behind > 0 ? `${behind} min behind` : 'On time'
  return { next, fact, about: behind === null ? 'Longest wait' : '' }
}
