import { isMadeUp, type LobbyRecord } from '@callboard/lobby/contract'
import { isAbsent } from '../live/line/presence-words.ts'
import { isWaiting, lineOrder } from '../live/line-order.ts'
import type { LobbyModel } from '../live/lobby-model.ts'

/** Whom an empty stage waits for. `called`: they were called in and have not come; else the next in line. */
export interface EmptyStageView {
  readonly record: LobbyRecord
  readonly called: boolean
  /** since the call-in */
  readonly minutes: number
  /** others who were called in and have not come */
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
    called: absent.length > 0,
    minutes: Math.max(0, Math.floor(since / MINUTE)),
    others: Math.max(0, absent.length - 1),
    hasPhone: lobby.session.is_demo && record.location_type !== 'In Person' && isMadeUp(record),
  }
}
