import type { MediaDelivery, MediaReply, MediaSend } from './media-wire.ts'
import type { JoinReply, RoomAudience, RoomLast, SignalMessage } from './signal.ts'

/** Messages over the socket, path `/socket`. */

export interface RoomRequest {
  /** `{prefix}:{id}` */
  readonly room: string
}

export interface JoinRequest extends RoomRequest {
  /** The last number this client has seen there; absent on a first visit. */
  readonly after?: number
  /** What opens the room besides the account: the link that its visitor came by. */
  readonly by?: string
}

export interface MeetingPeer {
  /** Good for this visit of this meeting only. */
  readonly id: string
  /** Given by the guard of the room, never chosen by the client. */
  readonly name: string
  readonly role: RoomAudience
  /** The check-in record of a talent who came by its status page. */
  readonly record_id?: string
}

export interface MeetingArrival extends MeetingPeer {
  /** The meeting that the peer came into. */
  readonly room: string
}

/**
 * Two people who come at the same moment may be connected to two processes, and both the answer and
 * `meeting-peer-joined` may then name the same peer: a client ignores an id it knows, and an id it does not know in
 * `meeting-peer-left`. A peer is always named before its first `meeting-signal`.
 */
export type MeetingJoinReply =
  | { readonly ok: true; readonly self: string; readonly peers: readonly MeetingPeer[] }
  | Extract<JoinReply, { ok: false }>

/** `data` is a message between two browsers (descriptions, candidates); the server never looks into it. */
export interface MeetingSend {
  readonly to: string
  readonly data: unknown
}

export interface MeetingDelivery {
  readonly from: string
  readonly data: unknown
}

/** A peer that gets its own id was removed from the meeting. */
export interface MeetingPeerLeft {
  readonly id: string
}

export interface ClientEvents {
  join(request: JoinRequest, answer: (reply: JoinReply) => void): void
  leave(request: RoomRequest): void
  ping(answer: () => void): void
  'meeting-join'(request: RoomRequest, answer: (reply: MeetingJoinReply) => void): void
  'meeting-signal'(send: MeetingSend): void
  /** Leaves one meeting; a page may be in several at once. */
  'meeting-leave'(request: RoomRequest): void
  'meeting-media'(send: MediaSend, answer: (reply: MediaReply) => void): void
}

export interface ServerEvents {
  signal(message: SignalMessage): void
  'room-last'(last: RoomLast): void
  'meeting-peer-joined'(arrival: MeetingArrival): void
  'meeting-peer-left'(peer: MeetingPeerLeft): void
  'meeting-signal'(delivery: MeetingDelivery): void
  'meeting-media'(delivery: MediaDelivery): void
}
