import { spanWords } from '@callboard/kit/day'
import type { LobbyRecord, PresenceView } from '@callboard/lobby/contract'

/** What of a talent's presence is not the rule. */
export interface PresenceMark {
  readonly text: string
  readonly tone: 'warn' | 'danger'
}

const MINUTE = 60_000
/** Minutes after a call-in from when an empty place in the room is serious. */
const LATE = 2

const isOnline = ({ location_type }: LobbyRecord) => location_type === 'Virtual' || location_type === 'Both'

/** True for a talent who was called into the room on the web and is not in it. */
export const isAbsent = (record: LobbyRecord, presence: PresenceView | undefined): boolean =>
  record.state === 'in_casting' && isOnline(record) && presence?.room !== 'main'

function absentMark(record: LobbyRecord, presence: PresenceView | undefined, now: number): PresenceMark {
  // Of a page that was closed since the call-in the closing counts.
  const since = Math.max(
    ...[record.call_in_time, presence?.away_since ?? null].map((at) => (at ? Date.parse(at) : 0)),
  )
  const minutes = since > 0 ? Math.max(0, Math.floor((now - since) / MINUTE)) : 0
  const what =
    presence?.page !== 'open' ? 'page closed' : presence.room === 'joining' ? 'joining' : 'not joined'
  // The badge before it says that the talent was called in; the row has room for few words.
  return {
    text: minutes < 1 ? what : `${what}, ${spanWords(minutes)}`,
    tone: minutes >= LATE ? 'danger' : 'warn',
  }
}

const failedPart = ({ ready }: PresenceView) =>
  (['camera', 'microphone', 'speaker'] as const).find((part) => ready?.[part] === 'failed')

/**
 * Words beside a row, for what staff must know of the talent's page; null where all is as it should be.
 * @param now milliseconds
 */
export function presenceMark(
  record: LobbyRecord,
  presence: PresenceView | undefined,
  now: number,
): PresenceMark | null {
  if (!isOnline(record) || record.state === 'signed_out') return null
  if (isAbsent(record, presence)) return absentMark(record, presence, now)
  if (record.state === 'in_casting')
    return presence?.line === 'weak' ? { text: 'weak connection', tone: 'warn' } : null
  if (record.auditioned || record.state === 'expected' || !presence) return null
  if (presence.page === 'away') return { text: 'page closed', tone: 'warn' }
  const part = failedPart(presence)
  return part ? { text: `${part} failed`, tone: 'warn' } : null
}
