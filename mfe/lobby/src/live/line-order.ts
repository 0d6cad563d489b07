import type { LobbyRecord } from '@callboard/lobby/contract'

export interface LineOptions {
  readonly hideAuditioned: boolean
  /** In casting and on deck come first; otherwise only the check-in time counts. */
  readonly onDeckFirst: boolean
}

const RANKS: Readonly<Partial<Record<LobbyRecord['state'], number>>> = { in_casting: 1, on_deck: 2 }

/** The list as it is shown, in the one order of every screen. */
export function lineOrder(
  records: Iterable<LobbyRecord>,
  { hideAuditioned, onDeckFirst }: LineOptions,
): readonly LobbyRecord[] {
  const rank = (record: LobbyRecord) => (onDeckFirst ? (RANKS[record.state] ?? 3) : 0)
  return [...records]
    .filter((record) => !(hideAuditioned && record.auditioned))
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        a.checked_in_time.localeCompare(b.checked_in_time) ||
        (a._id < b._id ? -1 : a._id > b._id ? 1 : 0),
    )
}

const MINUTE = 60_000
const LATE = 45
const VERY_LATE = 60

export interface Wait {
  readonly minutes: number
  readonly tone: 'fine' | 'late' | 'very-late'
}

/** The wait of a record since its check-in; null for a record that does not wait. @param now milliseconds */
export function waitOf(record: LobbyRecord, now: number): Wait | null {
  if (record.auditioned || (record.state !== 'waiting' && record.state !== 'on_deck')) return null
  const minutes = Math.max(0, Math.floor((now - Date.parse(record.checked_in_time)) / MINUTE))
  const tone = minutes >= VERY_LATE ? 'very-late' : minutes >= LATE ? 'late' : 'fine'
  return { minutes, tone }
}
