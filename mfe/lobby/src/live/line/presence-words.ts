import { wallClock } from '@callboard/core/http-contract'
import { spanWords } from '@callboard/kit/day'
import type { LobbyRecord, PresenceView } from '@callboard/lobby/contract'
import { saidCall } from '../../shared/call-times.ts'
import { shownState } from '../row-actions.ts'

/** What of a talent is not the rule, beside the state. */
export interface RowMark {
  readonly text: string
  readonly tone: 'quiet' | 'warn' | 'danger'
}

const MINUTE = 60_000
/** Minutes after a call-in from when an empty place in the room is serious. */
const LATE = 2

const isOnline = ({ location_type }: LobbyRecord) => location_type === 'Virtual' || location_type === 'Both'

/** True for a talent who was called into the room on the web and is not in it. */
export const isAbsent = (record: LobbyRecord, presence: PresenceView | undefined): boolean =>
  record.state === 'in_casting' && isOnline(record) && presence?.room !== 'main'

/** `late` and `closed`: never in the room since the call-in; `left` and `lost`: was in it. */
export interface Absence {
  readonly how: 'late' | 'closed' | 'joining' | 'left' | 'lost'
  /** Whole minutes; null where nothing tells since when. */
  readonly minutes: number | null
}

/** @param record of a talent who is absent */
export function howAbsent({ joined_time }: LobbyRecord, presence: PresenceView | undefined): Absence['how'] {
  const isOpen = presence?.page === 'open'
  if (isOpen && presence.room === 'joining') return 'joining'
  if (joined_time === null) return isOpen ? 'late' : 'closed'
  return isOpen ? 'left' : 'lost'
}

/** Milliseconds since which a talent is absent. Of a page that was closed since the call-in the closing counts. */
function absentSince(record: LobbyRecord, presence: PresenceView | undefined): number | null {
  const times = [record.joined_time === null ? record.call_in_time : null, presence?.away_since ?? null]
  const since = Math.max(...times.map((at) => (at ? Date.parse(at) : 0)))
  return since > 0 ? since : null
}

/** True for a talent who was called in long enough ago to be in the room, and has never come. @param now milliseconds */
export const isOverdue = (record: LobbyRecord, presence: PresenceView | undefined, now: number): boolean =>
  isAbsent(record, presence) &&
  ['late', 'closed'].includes(howAbsent(record, presence)) &&
  record.call_in_time !== null &&
  now - Date.parse(record.call_in_time) >= LATE * MINUTE

/** @param record of a talent who is absent @param now milliseconds */
export function absenceOf(record: LobbyRecord, presence: PresenceView | undefined, now: number): Absence {
  const since = absentSince(record, presence)
  const minutes = since === null ? null : Math.max(0, Math.floor((now - since) / MINUTE))
  return { how: howAbsent(record, presence), minutes }
}

const GONE_WORDS = { left: 'left the room', lost: 'lost the connection' }
const MARK_WORDS: Readonly<Record<Absence['how'], string>> = {
  ...GONE_WORDS,
  late: 'not joined',
  closed: 'page closed',
  joining: 'joining',
}

function absentMark(record: LobbyRecord, presence: PresenceView | undefined, now: number): RowMark {
  const { how, minutes } = absenceOf(record, presence, now)
  const what = MARK_WORDS[how]
  // The badge before it says that the talent was called in; the row has room for few words.
  return {
    text: minutes === null || minutes < 1 ? what : `${what}, ${spanWords(minutes)}`,
    tone: minutes !== null && minutes >= LATE ? 'danger' : 'warn',
  }
}

/** For a talent who has auditioned and is not wanted again: when that was, in the zone of the session. */
export function doneWords(record: LobbyRecord, zone: string): string | undefined {
  if (shownState(record) !== 'done' || record.signed_out_time === null) return undefined
  return `Done ${saidCall(wallClock(new Date(record.signed_out_time), zone).time)}`
}

/** What follows the name of a talent who is absent. */
export const ABSENT_WORDS: Readonly<Record<Absence['how'], string>> = {
  ...GONE_WORDS,
  late: 'has not joined yet',
  closed: 'has not joined yet',
  joining: 'is joining',
}

const failedPart = ({ ready }: PresenceView) =>
  (['camera', 'microphone', 'speaker'] as const).find((part) => ready?.[part] === 'failed')

function presenceMark(record: LobbyRecord, presence: PresenceView | undefined, now: number): RowMark | null {
  if (!isOnline(record) || record.state === 'signed_out') return null
  if (isAbsent(record, presence)) return absentMark(record, presence, now)
  if (record.state === 'in_casting')
    return presence?.line === 'weak' ? { text: 'weak connection', tone: 'warn' } : null
  if (record.auditioned || record.state === 'expected' || !presence) return null
  if (presence.page === 'away') return { text: 'page closed', tone: 'warn' }
  const part = failedPart(presence)
  return part ? { text: `${part} failed`, tone: 'warn' } : null
}

/**
 * Words beside a row, for what staff must know of the talent: of the page, and that one who is not called in is in the
 * current group; null where all is as it should be.
 * @param now milliseconds
 */
export function rowMark(
  record: LobbyRecord,
  presence: PresenceView | undefined,
  isMember: boolean,
  now: number,
): RowMark | null {
  const mark = presenceMark(record, presence, now)
  if (!isMember || record.state === 'in_casting') return mark
  return mark ? { ...mark, text: `in the group, ${mark.text}` } : { text: 'in the group', tone: 'quiet' }
}
