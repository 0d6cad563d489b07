import { type Lateness, lateness } from '@callboard/kit/day'
import type { LobbyRecord } from '@callboard/lobby/contract'

const RANKS: Readonly<Partial<Record<LobbyRecord['state'], number>>> = { in_casting: 1, on_deck: 2 }
const OTHERS = 3
const EXPECTED = 4

/**
 * The records in the one order of every screen; talent who are expected come last.
 * @param onDeckFirst in casting and on deck come first; otherwise only the check-in time counts
 */
export function lineOrder(records: Iterable<LobbyRecord>, onDeckFirst: boolean): readonly LobbyRecord[] {
  const rank = ({ state }: LobbyRecord) => {
    if (state === 'expected') return EXPECTED
    return onDeckFirst ? (RANKS[state] ?? OTHERS) : OTHERS
  }
  return [...records].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      a.checked_in_time.localeCompare(b.checked_in_time) ||
      (a._id < b._id ? -1 : a._id > b._id ? 1 : 0),
  )
}

/** True for a talent who is still to be called in. */
export const isWaiting = ({ state, auditioned }: LobbyRecord) =>
  !auditioned && (state === 'waiting' || state === 'on_deck')

/** How many wait in the line. */
export const waitingCount = (records: Iterable<LobbyRecord>) => [...records].filter(isWaiting).length

const MINUTE = 60_000

export interface Wait {
  readonly minutes: number
  readonly tone: Lateness
}

export interface WallTime {
  readonly day: string
  /** since midnight */
  readonly minutes: number
}

/** What a clock on the wall of a zone shows. @param now milliseconds */
export function wallTime(now: number, zone: string): WallTime {
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
export function behindOf({ actual_call, date }: LobbyRecord, wall: WallTime): number | null {
  if (actual_call === null) return null
  const [hours = 0, minutes = 0] = actual_call.split(':').map(Number)
  return wall.day === date ? wall.minutes - (hours * 60 + minutes) : null
}

/**
 * The wait of a record since its check-in, in the tone of how late it is; null for a record that does not wait.
 * @param now milliseconds
 * @param wall the same moment in the zone of the session
 */
export function waitOf(record: LobbyRecord, now: number, wall: WallTime): Wait | null {
  if (!isWaiting(record)) return null
  const minutes = Math.max(0, Math.floor((now - Date.parse(record.checked_in_time)) / MINUTE))
  const late = behindOf(record, wall) ?? minutes
  return { minutes, tone: lateness(late) }
}
