import type {
  MeetingDelivery,
  MeetingJoinReply,
  MeetingPeer,
  MeetingPeerLeft,
} from '@callboard/core/http-contract'
import { line } from './connection.ts'

export type { MeetingJoinReply as MeetingReply, MeetingPeer }

export interface MeetingEvents {
  readonly joined: (peer: MeetingPeer) => void
  /** A peer that hears its own id was removed from the meeting. */
  readonly left: (peer: MeetingPeerLeft) => void
  /** WebRTC offer, answer or candidate of a peer; opaque here. */
  readonly signal: (message: MeetingDelivery) => void
}

export interface MeetingChannel {
  readonly join: () => Promise<MeetingJoinReply>
  readonly send: (to: string, data: unknown) => void
  readonly leave: () => void
}

/** The relay by which the browsers of one meeting find each other; the media go between them. */
export async function meetingChannel(room: string, events: MeetingEvents): Promise<MeetingChannel> {
  const socket = await line()
  socket.on('meeting-peer-joined', events.joined)
  socket.on('meeting-peer-left', events.left)
  socket.on('meeting-signal', events.signal)
  return {
    join: () => socket.emitWithAck('meeting-join', { room }),
    send: (to, data) => {
      socket.emit('meeting-signal', { to, data })
    },
    leave: () => {
      socket.emit('meeting-leave')
      socket.off('meeting-peer-joined', events.joined)
      socket.off('meeting-peer-left', events.left)
      socket.off('meeting-signal', events.signal)
    },
  }
}
