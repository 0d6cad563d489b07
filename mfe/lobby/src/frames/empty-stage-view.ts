import { spanWords } from '@callboard/kit/day'
import { isMadeUp, type LobbyRecord } from '@callboard/lobby/contract'
import { ABSENT_WORDS, type Absence, absenceOf, isAbsent } from '../live/line/presence-words.ts'
import { isWaiting, lineOrder } from '../live/line-order.ts'
import type { LobbyModel } from '../live/lobby-model.ts'
import { nameOf } from '../live/row-actions.ts'

/** Whom an empty stage waits for. */
export interface EmptyStageView {
  readonly record: LobbyRecord
  /** They were called in and are not in the room; null: they are the next in line. */
  readonly absence: Absence | null
  /** since the call-in */
  readonly minutes: number
  /** others who were called in and are not in the room */
  readonly others: number
  /** A demo has a phone of theirs. */
  readonly hasPhone: boolean
}

const MINUTE = 60_000

/** @returns null when nobody is expected on it @param now milliseconds */
export function emptyStageView(lobby: LobbyModel, now: number): EmptyStageView | null {
  const line = lineOrder(lobby.records.values(), true)
  const absent = line.filter((record) => isAbsent(record, lobby.presence.get(record._id)))
  const record = absent[0] ?? line.find(isWaiting)
  if (!record) return null
  const since = record.call_in_time ? now - Date.parse(record.call_in_time) : 0
  return {
    record,
    absence: absent.length > 0 ? absenceOf(record, lobby.presence.get(record._id), now) : null,
    minutes: Math.max(0, Math.floor(since / MINUTE)),
    others: Math.max(0, absent.length - 1),
    hasPhone: lobby.session.is_demo && record.location_type !== 'In Person' && isMadeUp(record),
  }
}

const agoWords = (minutes: number) => (minutes < 1 ? 'just now' : `${spanWords(minutes)} ago`)

function absentWords({ how, minutes }: Absence, sinceCall: number): string {
  if (how === 'joining') return ABSENT_WORDS[how]
  if (how === 'left' || how === 'lost')
    return [ABSENT_WORDS[how], minutes === null ? '' : agoWords(minutes)].filter(Boolean).join(' ')
  return `was called in ${agoWords(sinceCall)} and has not joined`
}

/** Who is awaited, and what is known of them. */
export function stageWords({ record, absence, minutes, others }: EmptyStageView): string {
  if (!absence) return `Next: ${nameOf(record)}, ${record.role}`
  const more = others > 0 ? `, and ${others} more` : ''
  return `${nameOf(record)} ${absentWords(absence, minutes)}${more}.`
}
