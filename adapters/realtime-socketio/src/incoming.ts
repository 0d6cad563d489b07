import { isSoundJson } from '@callboard/core'
import type { JoinRequest, MeetingSend, RoomRequest } from '@callboard/core/http-contract'

/** Checks of clients' messages. `null`: not of the agreed form. */

const ROOM = /^[a-z][a-z-]{0,39}:[\w.-]{1,79}$/

type Fields = Readonly<Record<string, unknown>>

/** An object with no other fields than these. */
function fieldsOf(value: unknown, names: readonly string[]): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return Object.keys(value).every((name) => names.includes(name)) ? (value as Fields) : null
}

const isRoom = (value: unknown): value is string => typeof value === 'string' && ROOM.test(value)
const isSeq = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

export function joinRequestOf(value: unknown): JoinRequest | null {
  const fields = fieldsOf(value, ['room', 'after'])
  if (!fields || !isRoom(fields.room)) return null
  if (fields.after === undefined || fields.after === null) return { room: fields.room }
  return isSeq(fields.after) ? { room: fields.room, after: fields.after } : null
}

export function roomRequestOf(value: unknown): RoomRequest | null {
  const fields = fieldsOf(value, ['room'])
  return fields && isRoom(fields.room) ? { room: fields.room } : null
}

/** Far deeper than the data browsers send each other, and far from a depth that ends a program walking through it. */
const DEEPEST = 20

export function meetingSendOf(value: unknown): MeetingSend | null {
  const fields = fieldsOf(value, ['to', 'data'])
  if (!fields || typeof fields.to !== 'string' || !isSoundJson(fields.data, DEEPEST)) return null
  return { to: fields.to, data: fields.data }
}
