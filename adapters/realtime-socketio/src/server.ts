import type { Actor, NumberedSignal } from '@callboard/core'
import type { ClientEvents, MeetingPeer, RoomAudience, ServerEvents } from '@callboard/core/http-contract'
import type { Server, Socket } from 'socket.io'

/** A person's stay in one meeting. */
export interface MeetingVisit {
  /** `meeting:{id}` */
  readonly room: string
  readonly peer: MeetingPeer
}

/** Messages between the processes. */
export interface ClusterEvents {
  signal(signal: NumberedSignal): void
  'disconnect-actor'(userId: string): void
  'recheck-meeting'(room: string): void
  'meeting-came'(visit: MeetingVisit): void
  'meeting-went'(visit: MeetingVisit): void
  'meeting-signal'(from: MeetingVisit, to: string, data: unknown): void
}

/** The fields of a socket that other processes may read: they travel through Redis, so they must hold no secrets. */
export interface PublicFacts {
  /** One in each meeting the page is in. */
  visits?: readonly MeetingVisit[]
}

export type RealtimeServer = Server<ClientEvents, ServerEvents, ClusterEvents, PublicFacts>
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, ClusterEvents, PublicFacts>

/** How a socket is in a room. */
export interface RoomVisit {
  readonly audience: RoomAudience
  /** The link that the visitor came by. */
  readonly by: string | undefined
}

/** The fields of a socket that only this process knows. */
export interface SocketFacts {
  readonly token: string | null
  readonly actor: Actor
  readonly rooms: Map<string, RoomVisit>
}

const known = new WeakMap<RealtimeSocket, SocketFacts>()

export const learnFacts = (socket: RealtimeSocket, facts: SocketFacts) => void known.set(socket, facts)

/** @throws Error for a socket that has not passed the handshake */
export function factsOf(socket: RealtimeSocket): SocketFacts {
  const facts = known.get(socket)
  if (!facts) throw new Error('A socket was used before its handshake.')
  return facts
}

/** The visit of this socket in a meeting, if there is one. */
export const visitIn = (socket: RealtimeSocket, room: string): MeetingVisit | undefined =>
  socket.data.visits?.find((visit) => visit.room === room)

/** Log of the real-time server; `pino` fits. */
export interface Logger {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
