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
  /** Resolves with the reason. */
  readonly #lost = Promise.withResolvers<string>()

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
    this.socket.on('disconnect', (reason) => this.#lost.resolve(reason))
    this.socket.on('connect_error', ({ message }) => this.#lost.resolve(message))
  }

  /** @throws Error when the connection is refused or lost before the answer has come */
  #unlessLost<T>(what: string, answer: Promise<T>): Promise<T> {
    const lost = this.#lost.promise.then((reason) => {
      throw new Error(`The live connection was lost (${reason}) before the end of the wait for ${what}.`)
    })
    const first = Promise.race([answer, lost])
    // A test that waits for it no longer is not failed by the end of the connection.
    first.catch(() => {})
    return first
  }

  /** @returns the answer of the server. @throws Error when the connection is refused or lost */
  ask<T>(event: string, input: object): Promise<T> {
    return this.#unlessLost(`the answer to ${event}`, this.socket.emitWithAck(event, input))
  }

  /** @throws Error when the server refuses, or the connection is lost */
  async join(room: RoomDefinition, id: string, by?: string): Promise<void> {
    const reply = await this.ask<JoinReply>('join', { room: roomName(room, id), by })
    if (!reply.ok) throw new Error(`Not let into ${room.prefix}: ${reply.message}`)
  }

  /**
   * Resolves with the first payload of the signal, past or coming, that `wanted` accepts.
   * @throws Error when the connection is refused or lost before
   */
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
    return this.#unlessLost(`the signal ${signal.type}`, promise)
  }

  /** Payloads of the signal so far, in the order in which they came. */
  all<P>(signal: SignalDefinition): P[] {
    return this.#seen.filter(({ type }) => type === signal.type).map(({ payload }) => payload as P)
  }

  close(): void {
    this.socket.disconnect()
  }
}
