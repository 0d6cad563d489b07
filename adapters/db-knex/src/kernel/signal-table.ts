import type { NumberedSignal } from '@callboard/core'
import type { RoomAudience, SignalMessage } from '@callboard/core/http-contract'
import { instant, isObject, json, number, orNull, tableOf, text } from '../table/index.ts'
import { outboxJson } from './outbox-json.ts'

interface StoredSignal extends Omit<NumberedSignal, 'seq'> {
  readonly id: number
  /** Null until it is numbered. */
  readonly seq: number | null
}

export const SIGNALS = tableOf<StoredSignal>().named('signal', {
  id: number('id'),
  room: text('room'),
  seq: orNull(number('seq')),
  type: text('type'),
  views: json('views', isObject),
})

/** When a signal was written; null beside a room whose newest one is not kept. */
export const WRITTEN = tableOf<{ readonly at: Date | null }>().named('signal', { at: orNull(instant('at')) })

/** A signal as the transaction that promises it writes it down. */
export interface NewSignal {
  readonly room: string
  readonly type: string
  /** JSON of at most 64 KB. */
  readonly views: string
  readonly at: Date
}

export const NEW_SIGNALS = tableOf<NewSignal>().named('signal', {
  room: text('room'),
  type: text('type'),
  views: text('views'),
  at: instant('at'),
})

/** @throws Error when the views are over 64 KB as JSON */
export const newSignal = (room: string, type: string, views: unknown, at: Date): NewSignal => ({
  room,
  type,
  views: outboxJson(`Signal ${type}`, views),
  at,
})

/** The message for one audience; an audience without a view gets the number only. */
export function signalMessage(signal: StoredSignal, audience: RoomAudience): SignalMessage {
  if (signal.seq === null) throw new Error(`Signal ${signal.id} has no number yet.`)
  const payload = signal.views[audience]
  const message = { room: signal.room, seq: signal.seq, type: signal.type }
  return payload === undefined ? message : { ...message, payload }
}
