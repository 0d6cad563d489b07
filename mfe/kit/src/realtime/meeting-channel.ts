import { line } from './connection.ts'

export interface MeetingPeer {
  readonly id: string
  readonly name: string
  readonly role: 'staff' | 'client' | 'talent'
  readonly record_id?: string
}

export type MeetingReply =
  | { readonly ok: true; readonly self: string; readonly peers: readonly MeetingPeer[] }
  | { readonly ok: false; readonly code: string; readonly message: string }

export interface MeetingEvents {
  readonly joined: (peer: MeetingPeer) => void
  readonly left: (peer: { readonly id: string }) => void
  /** WebRTC offer, answer or candidate of a peer; opaque here. */
  readonly signal: (message: { readonly from: string; readonly data: unknown }) => void
}

export interface MeetingChannel {
  /** @param display the name others see */
  readonly join: (display: string) => Promise<MeetingReply>
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
    join: (display) => socket.emitWithAck('meeting-join', { room, display }),
    send: (to, data) => {
      socket.emit('meeting-signal', { to, data })
    },
    leave: () => {
      socket.emit('meeting-leave', { room })
      socket.off('meeting-peer-joined', events.joined)
      socket.off('meeting-peer-left', events.left)
      socket.off('meeting-signal', events.signal)
    },
  }
}
