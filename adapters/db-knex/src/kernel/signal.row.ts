import type { NumberedSignal } from '@callboard/core'
import type { RoomAudience, SignalMessage } from '@callboard/core/http-contract'
import { jsonFromRow } from '../dialect/values.ts'
import { outboxJson } from './outbox-json.ts'

/** A row of the table `signal`. */
export interface StoredSignalRow {
  readonly id: number
  readonly room: string
  readonly seq: number | null
  readonly type: string
  readonly views: string
  readonly at: unknown
}

/** A room's counter beside one of its signals, whose columns are all null when there is none. */
export type RoomWithSignalRow = { readonly last: number } & (
  | StoredSignalRow
  | { readonly [Column in keyof StoredSignalRow]: null }
)

export const holdsSignal = (row: RoomWithSignalRow): row is { readonly last: number } & StoredSignalRow =>
  row.id !== null

export type NewSignalRow = Pick<StoredSignalRow, 'room' | 'type' | 'views' | 'at'>

export const newSignalRow = (room: string, type: string, views: unknown, at: Date): NewSignalRow => ({
  room,
  type,
  views: outboxJson(`Signal ${type}`, views),
  at,
})

const viewsFromRow = (row: StoredSignalRow) => jsonFromRow(row.views) as NumberedSignal['views']

export const numberedSignalFromRow = (row: StoredSignalRow, seq: number): NumberedSignal => ({
  room: row.room,
  seq,
  type: row.type,
  views: viewsFromRow(row),
})

/** What one audience may read of it; an audience without a view gets the number only. */
export function signalMessageFromRow(row: StoredSignalRow, audience: RoomAudience): SignalMessage {
  if (row.seq === null) throw new Error(`Signal ${row.id} has no number yet.`)
  const payload = viewsFromRow(row)[audience]
  const message = { room: row.room, seq: row.seq, type: row.type }
  return payload === undefined ? message : { ...message, payload }
}
