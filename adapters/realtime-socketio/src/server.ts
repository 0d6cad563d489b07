import type { Actor, NumberedSignal } from '@callboard/core'
import type { ClientEvents, MeetingPeer, RoomAudience, ServerEvents } from '@callboard/core/http-contract'
import type { Server, Socket } from 'socket.io'

/** Somebody's stay in one meeting. */
export interface MeetingVisit {
  /** `meeting:{id}` */
  readonly room: string
  readonly peer: MeetingPeer
}

/** What processes tell each other. */
export interface ClusterEvents {
  signal(signal: NumberedSignal): void
  'disconnect-actor'(userId: string): void
  'recheck-meeting'(room: string): void
  'meeting-came'(visit: MeetingVisit): void
  'meeting-went'(visit: MeetingVisit): void
  'meeting-signal'(from: MeetingVisit, to: string, data: unknown): void
}

/** What other processes may read of a socket: it travels through Redis, so nothing secret ever gets in here. */
export interface PublicFacts {
  visit?: MeetingVisit
}

export type RealtimeServer = Server<ClientEvents, ServerEvents, ClusterEvents, PublicFacts>
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, ClusterEvents, PublicFacts>

/** What this process alone knows of a socket. */
export interface SocketFacts {
  readonly token: string | null
  readonly actor: Actor
  readonly rooms: Map<string, RoomAudience>
}

const known = new WeakMap<RealtimeSocket, SocketFacts>()

export const learnFacts = (socket: RealtimeSocket, facts: SocketFacts) => void known.set(socket, facts)

/** @throws Error for a socket that has not passed the handshake */
export function factsOf(socket: RealtimeSocket): SocketFacts {
  const facts = known.get(socket)
  if (!facts) throw new Error('A socket was used before its handshake.')
  return facts
}

/** What real-time work tells about; `pino` fits. */
export interface Logger {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
