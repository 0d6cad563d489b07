import type {
  JoinReply,
  RoomDefinition,
  SignalDefinition,
  SignalMessage,
} from '@callboard/core/http-contract'
import { roomName } from '@callboard/core/http-contract'
import { io, type Socket } from 'socket.io-client'

/** A live connection that keeps every signal, so that a step can wait for one that has already come. */
export class LiveClient {
  readonly socket: Socket
  readonly #seen: SignalMessage[] = []
  readonly #waiting = new Set<() => void>()

  constructor(origin: string, token: string) {
    this.socket = io(origin, {
      path: '/socket',
      transports: ['websocket'],
      auth: { token },
      reconnection: false,
    })
    this.socket.on('signal', (message: SignalMessage) => {
      this.#seen.push(message)
      for (const look of this.#waiting) look()
    })
  }

  /** @throws Error when the server refuses */
  async join(room: RoomDefinition, id: string): Promise<void> {
    const reply: JoinReply = await this.socket.emitWithAck('join', { room: roomName(room, id) })
    if (!reply.ok) throw new Error(`Not let into ${room.prefix}: ${reply.message}`)
  }

  /** Resolves with the first payload of the signal, past or coming, that `wanted` accepts. */
  heard<P>(signal: SignalDefinition, wanted: (payload: P) => boolean = () => true): Promise<P> {
    const { promise, resolve } = Promise.withResolvers<P>()
    const look = () => {
      const found = this.#seen.find(
        ({ type, payload }) => type === signal.type && payload !== undefined && wanted(payload as P),
      )
      if (!found) return
      this.#waiting.delete(look)
      resolve(found.payload as P)
    }
    this.#waiting.add(look)
    look()
    return promise
  }

  /** Payloads of the signal so far, in the order in which they came. */
  all<P>(signal: SignalDefinition): P[] {
    return this.#seen.filter(({ type }) => type === signal.type).map(({ payload }) => payload as P)
  }

  close(): void {
    this.socket.disconnect()
  }
}
