import { isSoundJson } from '@callboard/core'
import type {
  JoinRequest,
  MediaCandidate,
  MediaRequest,
  MediaSend,
  MeetingSend,
  RoomRequest,
} from '@callboard/core/http-contract'

/** Checks of clients' messages. `null`: not of the agreed form. */

const ROOM = /^[a-z][a-z-]{0,39}:[\w.-]{1,79}$/

type Fields = Readonly<Record<string, unknown>>

/** An object with no other fields than these. */
function fieldsOf(value: unknown, names: readonly string[]): Fields | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return Object.keys(value).every((name) => names.includes(name)) ? (value as Fields) : null
}

const isRoom = (value: unknown): value is string => typeof value === 'string' && ROOM.test(value)
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isSeq = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0

/** Longer than any link. */
const LONGEST_LINK = 200
const isLink = (value: unknown): value is string => isText(value) && value.length <= LONGEST_LINK

export function joinRequestOf(value: unknown): JoinRequest | null {
  const fields = fieldsOf(value, ['room', 'after', 'by'])
  if (!fields || !isRoom(fields.room)) return null
  const { room, after, by } = fields
  if (by !== undefined && !isLink(by)) return null
  const request = { room, ...(by !== undefined && { by }) }
  if (after === undefined || after === null) return request
  return isSeq(after) ? { ...request, after } : null
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

function candidateOf(value: unknown): MediaCandidate | undefined {
  const fields = fieldsOf(value, ['candidate', 'sdpMid', 'sdpMLineIndex', 'usernameFragment'])
  if (!fields || typeof fields.candidate !== 'string') return undefined
  const { candidate, sdpMid, sdpMLineIndex } = fields
  return {
    candidate,
    ...(typeof sdpMid === 'string' ? { sdpMid } : {}),
    ...(Number.isSafeInteger(sdpMLineIndex) ? { sdpMLineIndex: sdpMLineIndex as number } : {}),
  }
}

function mediaRequestOf(value: unknown): MediaRequest | null {
  const fields = fieldsOf(value, ['kind', 'token', 'sdp', 'offer', 'leg', 'candidate'])
  if (!fields) return null
  const { kind, token, sdp, offer, leg } = fields
  switch (kind) {
    case 'enter':
      return isText(token) ? { kind, token } : null
    case 'publish':
      return isText(sdp) ? { kind, sdp } : null
    case 'receive':
      return { kind }
    case 'answer':
      return isText(sdp) && isSeq(offer) ? { kind, offer, sdp } : null
    case 'candidate': {
      const candidate = fields.candidate === null ? null : candidateOf(fields.candidate)
      return (leg === 'send' || leg === 'receive') && candidate !== undefined
        ? { kind, leg, candidate }
        : null
    }
    default:
      return null
  }
}

export function mediaSendOf(value: unknown): MediaSend | null {
  const fields = fieldsOf(value, ['room', 'request'])
  const request = fields && mediaRequestOf(fields.request)
  return request && isRoom(fields.room) ? { room: fields.room, request } : null
}
