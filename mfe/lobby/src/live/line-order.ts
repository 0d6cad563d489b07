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
const LATE = 45
const VERY_LATE = 60

export interface Wait {
  readonly minutes: number
  readonly tone: 'fine' | 'late' | 'very-late'
}

/** The wait of a record since its check-in; null for a record that does not wait. @param now milliseconds */
export function waitOf(record: LobbyRecord, now: number): Wait | null {
  if (!isWaiting(record)) return null
  const minutes = Math.max(0, Math.floor((now - Date.parse(record.checked_in_time)) / MINUTE))
  const tone = minutes >= VERY_LATE ? 'very-late' : minutes >= LATE ? 'late' : 'fine'
  return { minutes, tone }
}
