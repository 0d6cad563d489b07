import { randomUUID } from 'node:crypto'
import type { RoomLinkNews } from '@callboard/core'
import type { RoomAudience, RoomDefinition } from '@callboard/core/http-contract'
import type { Logger, RealtimeSocket } from './server.ts'

/** Follows the connections of talent to the rooms of a kind. */
export interface RoomLinkListener {
  readonly room: RoomDefinition
  tell(news: RoomLinkNews): Promise<void>
}

export interface RoomLinkSettings {
  readonly watches: readonly RoomLinkListener[]
  readonly logger: Logger
}

/** Tells modules which pages of talent are connected to this process. News of one connection arrive in order. */
export class RoomLinks {
  readonly #logger: Logger
  readonly #process = randomUUID()
  readonly #watches: ReadonlyMap<string, RoomLinkListener>
  /** By connection, then by room. */
  readonly #standing = new Map<string, Set<string>>()
  readonly #telling = new Map<string, Promise<void>>()

  constructor({ watches, logger }: RoomLinkSettings) {
    this.#logger = logger
    this.#watches = new Map(watches.map((listener) => [listener.room.prefix, listener]))
  }

  entered(socket: RealtimeSocket, room: string, audience: RoomAudience): void {
    if (audience !== 'talent' || !this.#listenerOf(room)) return
    const rooms = this.#standing.get(socket.id) ?? new Set()
    this.#standing.set(socket.id, rooms.add(room))
    this.#tell('entered', socket.id, room)
  }

  left(socket: RealtimeSocket, room: string): void {
    const rooms = this.#standing.get(socket.id)
    if (!rooms?.delete(room)) return
    if (rooms.size === 0) this.#standing.delete(socket.id)
    this.#tell('left', socket.id, room)
  }

  /** The connection has ended. */
  gone(socket: RealtimeSocket): void {
    for (const room of [...(this.#standing.get(socket.id) ?? [])]) this.left(socket, room)
  }

  /** Tells all connections of this process. */
  async tellStanding(): Promise<void> {
    const standing = [...this.#standing].flatMap(([link, rooms]) =>
      [...rooms].map((room) => ({ link, room })),
    )
    for (const listener of this.#watches.values()) {
      const links = standing.flatMap((one) => {
        const { prefix, id } = partsOf(one.room)
        return prefix === listener.room.prefix ? [{ link: one.link, id }] : []
      })
      await this.#run(listener, { kind: 'standing', process: this.#process, links })
    }
  }

  /** Resolves when all that is known has been told. */
  async told(): Promise<void> {
    await Promise.all(this.#telling.values())
  }

  #listenerOf(room: string): RoomLinkListener | undefined {
    return this.#watches.get(partsOf(room).prefix)
  }

  #tell(kind: 'entered' | 'left', link: string, room: string): void {
    const listener = this.#listenerOf(room)
    if (!listener) return
    const news = { kind, process: this.#process, link, id: partsOf(room).id }
    const before = this.#telling.get(link) ?? Promise.resolve()
    const told = before.then(() => this.#run(listener, news))
    this.#telling.set(link, told)
    void told.then(() => {
      if (this.#telling.get(link) === told) this.#telling.delete(link)
    })
  }

  async #run(listener: RoomLinkListener, news: RoomLinkNews): Promise<void> {
    try {
      await listener.tell(news)
    } catch (error) {
      // Told again with the next standing.
      this.#logger.warn({ err: error }, 'A connection of a page could not be told')
    }
  }
}

function partsOf(room: string): { readonly prefix: string; readonly id: string } {
  const split = room.indexOf(':')
  return { prefix: room.slice(0, split), id: room.slice(split + 1) }
}
