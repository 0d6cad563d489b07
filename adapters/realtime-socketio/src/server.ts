import type { Actor } from '@callboard/core'
import type { ClientEvents, RoomAudience, ServerEvents } from '@callboard/core/http-contract'
import type { DefaultEventsMap, Server, Socket } from 'socket.io'

/** What the server knows about a socket. */
export interface SocketFacts {
  readonly token: string | null
  readonly actor: Actor
  readonly rooms: Map<string, RoomAudience>
}

export type RealtimeServer = Server<ClientEvents, ServerEvents, DefaultEventsMap, SocketFacts>
export type RealtimeSocket = Socket<ClientEvents, ServerEvents, DefaultEventsMap, SocketFacts>

/** What real-time work tells about; `pino` fits. */
export interface Logger {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}
