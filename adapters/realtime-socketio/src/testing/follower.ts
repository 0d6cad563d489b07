import { EventEmitter, once } from 'node:events'
import type { SignalMessage } from '@callboard/core/http-contract'
import { type ClientSocket, join } from './realtime-bench.ts'

/** Follows a room by the rules of the contract, as a page does, over several connections. */
export class Follower {
  /** The numbers it has seen, each once. */
  readonly seen: number[] = []
  /** How many signals came that it had seen before. */
  repeated = 0
  /** How many times it asked for missing signals while connected. */
  asked = 0
  readonly #room: string
  readonly #moves = new EventEmitter()
  #socket!: ClientSocket

  constructor(room: string) {
    this.#room = room
  }

  get last(): number {
    return this.seen.at(-1) ?? 0
  }

  /** @throws Error when it is not let in, or too much was missed */
  async follow(socket: ClientSocket): Promise<void> {
    this.#socket = socket
    socket.on('signal', (message) => this.#take(message))
    socket.on('room-last', ({ room, seq }) => {
      if (room === this.#room && seq > this.last) void this.#catchUp()
    })
    await this.#join()
  }

  async #catchUp(): Promise<void> {
    this.asked += 1
    await this.#join()
  }

  async #join(): Promise<void> {
    const reply = await join(this.#socket, this.#room, this.last)
    if (!reply.ok || reply.missed === 'reload') throw new Error(JSON.stringify(reply))
    for (const message of reply.missed) this.#take(message)
  }

  #take({ room, seq }: SignalMessage): void {
    if (room !== this.#room) return
    if (seq <= this.last) this.repeated += 1
    else if (seq > this.last + 1) void this.#catchUp()
    else this.seen.push(seq)
    this.#moves.emit('moved')
  }

  async reaches(seq: number): Promise<void> {
    while (this.last < seq) await once(this.#moves, 'moved')
  }
}
