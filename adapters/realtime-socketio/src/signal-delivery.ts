import type { NumberedSignal } from '@callboard/core'
import type { RoomAudience, RoomLast } from '@callboard/core/http-contract'
import type { RealtimeServer } from './server.ts'

const AUDIENCES: readonly RoomAudience[] = ['staff', 'client', 'talent']
const MARK = '#'

/** The Socket.IO room of the sockets that see `room` as this audience. */
export const channelOf = (room: string, audience: RoomAudience) => `${room}${MARK}${audience}`

/** Gives signals to the sockets of this process. */
export class SignalDelivery {
  readonly #io: RealtimeServer
  readonly #highest = new Map<string, number>()

  constructor(io: RealtimeServer) {
    this.#io = io
  }

  /** Emits, and so serialises, once per audience; audiences that may not see a signal get its number. */
  deliver({ room, seq, type, views }: NumberedSignal): void {
    this.#highest.set(room, Math.max(seq, this.highestIn(room)))
    const unseeing: string[] = []
    for (const audience of AUDIENCES) {
      const payload = views[audience]
      if (payload === undefined) unseeing.push(channelOf(room, audience))
      else this.#io.local.to(channelOf(room, audience)).emit('signal', { room, seq, type, payload })
    }
    if (unseeing.length > 0) this.#io.local.to(unseeing).emit('signal', { room, seq, type })
  }

  /** Lets all sockets in the room compare. */
  sayLast(last: RoomLast): void {
    this.#io.local.to(AUDIENCES.map((audience) => channelOf(last.room, audience))).emit('room-last', last)
  }

  /** The highest number delivered here since the first member of this process joined the room; 0: none. */
  highestIn(room: string): number {
    return this.#highest.get(room) ?? 0
  }

  /** The rooms that sockets of this process are in. Numbers delivered to other rooms are forgotten. */
  rooms(): ReadonlySet<string> {
    const rooms = new Set<string>()
    for (const channel of this.#io.of('/').adapter.rooms.keys()) {
      const end = channel.indexOf(MARK)
      if (end > 0) rooms.add(channel.slice(0, end))
    }
    for (const room of this.#highest.keys()) if (!rooms.has(room)) this.#highest.delete(room)
    return rooms
  }
}
