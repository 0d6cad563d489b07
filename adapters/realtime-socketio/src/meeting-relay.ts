import { randomUUID } from 'node:crypto'
import type { Actor } from '@callboard/core'
import type { MeetingJoinReply, MeetingPeer, RoomAudience } from '@callboard/core/http-contract'
import { meetingJoinRequestOf, meetingSendOf } from './incoming.ts'
import { invalidRequest, type RoomDoors } from './room-doors.ts'
import type { RealtimeSocket } from './server.ts'

const PREFIX = 'meeting:'

interface Visit {
  readonly socket: RealtimeSocket
  readonly room: string
  readonly peer: MeetingPeer
}

/** People with an account appear under its name; only somebody without one says how to be called. */
function peerOf(actor: Actor, role: RoomAudience, display: string): MeetingPeer {
  // Nobody with an account chooses another name; the words are those of LIV-06.
  const name = actor.kind === 'user' ? `${actor.name} (${actor.userType.replaceAll('_', ' ')})` : display
  const peer = { id: randomUUID(), name, role }
  return actor.kind === 'talent-page' ? { ...peer, record_id: actor.recordId } : peer
}

/** Carries what browsers in one meeting tell each other to set up their calls. Pictures and sound never come here. */
export class MeetingRelay {
  readonly #doors: RoomDoors
  readonly #visits = new Map<RealtimeSocket, Visit>()

  constructor(doors: RoomDoors) {
    this.#doors = doors
  }

  #inRoom(room: string): Visit[] {
    return [...this.#visits.values()].filter((visit) => visit.room === room)
  }

  async join(socket: RealtimeSocket, incoming: unknown): Promise<MeetingJoinReply> {
    const request = meetingJoinRequestOf(incoming)
    if (!request?.room.startsWith(PREFIX)) return invalidRequest
    const role = await this.#doors.enter(socket.data.actor, request.room)
    if (typeof role !== 'string') return role
    if (!socket.connected) return invalidRequest
    this.leave(socket)
    const others = this.#inRoom(request.room)
    const peer = peerOf(socket.data.actor, role, request.display)
    this.#visits.set(socket, { socket, room: request.room, peer })
    for (const other of others) other.socket.emit('meeting-peer-joined', peer)
    return { ok: true, self: peer.id, peers: others.map((other) => other.peer) }
  }

  /** Goes to one peer of the same meeting, or nowhere. */
  relay(socket: RealtimeSocket, incoming: unknown): void {
    const from = this.#visits.get(socket)
    const send = meetingSendOf(incoming)
    if (!from || !send) return
    const to = this.#inRoom(from.room).find((visit) => visit.peer.id === send.to)
    to?.socket.emit('meeting-signal', { from: from.peer.id, data: send.data })
  }

  leave(socket: RealtimeSocket): void {
    const visit = this.#visits.get(socket)
    if (!visit) return
    this.#visits.delete(socket)
    for (const other of this.#inRoom(visit.room))
      other.socket.emit('meeting-peer-left', { id: visit.peer.id })
  }

  /** Removes everybody whom the guard no longer lets in as what they came. @param room one meeting; absent: all */
  async recheck(room?: string): Promise<void> {
    for (const visit of [...this.#visits.values()].filter(
      (some) => room === undefined || some.room === room,
    )) {
      const role = await this.#doors.enter(visit.socket.data.actor, visit.room)
      if (role === visit.peer.role || this.#visits.get(visit.socket) !== visit) continue
      visit.socket.emit('meeting-peer-left', { id: visit.peer.id })
      this.leave(visit.socket)
    }
  }
}
