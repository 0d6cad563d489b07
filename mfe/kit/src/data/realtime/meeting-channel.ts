import type {
  MediaDelivery,
  MediaMessage,
  MediaReply,
  MediaRequest,
  MeetingArrival,
  MeetingDelivery,
  MeetingJoinReply,
  MeetingPeer,
  MeetingPeerLeft,
} from '@callboard/core/http-contract'
import { line } from './connection.ts'

export type { MediaMessage, MediaReply, MediaRequest, MeetingJoinReply as MeetingReply, MeetingPeer }

/** Milliseconds a word to the media server may take: it is given some of its own to answer. */
const PATIENCE = 10_000

export interface MeetingEvents {
  readonly joined: (peer: MeetingPeer) => void
  /** A peer that hears its own id was removed from the meeting. */
  readonly left: (peer: MeetingPeerLeft) => void
  /** WebRTC offer, answer or candidate of a peer; opaque here. */
  readonly signal: (message: MeetingDelivery) => void
  /** A word of the media server about this room, where there is one. */
  readonly media?: (message: MediaMessage) => void
}

export interface MeetingChannel {
  readonly join: () => Promise<MeetingJoinReply>
  readonly send: (to: string, data: unknown) => void
  readonly leave: () => void
  /** Asks the media server. @throws Error when the line is cut before its answer */
  readonly media: (request: MediaRequest) => Promise<MediaReply>
}

/** The relay by which the browsers of one meeting find each other; the media go between them. */
export async function meetingChannel(room: string, events: MeetingEvents): Promise<MeetingChannel> {
  const socket = await line()
  const joined = (arrival: MeetingArrival) => {
    if (arrival.room === room) events.joined(arrival)
  }
  const media = (delivery: MediaDelivery) => {
    if (delivery.room === room) events.media?.(delivery.message)
  }
  socket.on('meeting-peer-joined', joined)
  socket.on('meeting-peer-left', events.left)
  socket.on('meeting-signal', events.signal)
  socket.on('meeting-media', media)
  return {
    join: () => socket.emitWithAck('meeting-join', { room }),
    send: (to, data) => {
      socket.emit('meeting-signal', { to, data })
    },
    leave: () => {
      socket.emit('meeting-leave', { room })
      socket.off('meeting-peer-joined', joined)
      socket.off('meeting-peer-left', events.left)
      socket.off('meeting-signal', events.signal)
      socket.off('meeting-media', media)
    },
    media: (request) => socket.timeout(PATIENCE).emitWithAck('meeting-media', { room, request }),
  }
}
