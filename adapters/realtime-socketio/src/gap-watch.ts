import type { SignalStore } from '@callboard/core'
import type { SignalDelivery } from './signal-delivery.ts'

interface Sight {
  /** The room's last number when it was looked at. */
  readonly last: number
  /** The last number that the members here were given or told of. */
  readonly settled: number
}

/**
 * Finds signals that got lost between processes. Only the last numbers of a room are compared with the store: a client
 * that gets a later number sees the gap by itself.
 */
export class GapWatch {
  readonly #delivery: SignalDelivery
  readonly #signals: SignalStore
  #sights: ReadonlyMap<string, Sight> = new Map()

  constructor(delivery: SignalDelivery, signals: SignalStore) {
    this.#delivery = delivery
    this.#signals = signals
  }

  /**
   * Asks the store once for all rooms that have sockets here. A number that was there at the look before and has still
   * not been delivered is told to the room: a signal that is just under way gets that long.
   */
  async look(): Promise<void> {
    const rooms = this.#delivery.rooms()
    const lasts = rooms.size > 0 ? await this.#signals.lastOf([...rooms]) : new Map<string, number>()
    const sights = new Map<string, Sight>()
    for (const [room, last] of lasts) {
      const before = this.#sights.get(room) ?? { last: 0, settled: 0 }
      const settled = Math.max(before.settled, this.#delivery.highestIn(room))
      if (before.last > settled) this.#delivery.sayLast({ room, seq: before.last })
      sights.set(room, { last, settled: Math.max(settled, before.last) })
    }
    this.#sights = sights
  }
}
