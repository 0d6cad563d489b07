import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { Joining, Order, Report } from '../clients/socket-clients.ts'
import { answerOf, askChild } from './ask-child.ts'

const PROGRAM = join(import.meta.dirname, '../clients/socket-clients.ts')

/** From an instant to the last of others, all in nanoseconds of one clock. */
function millisecondsTo(ends: readonly bigint[], began: bigint): number {
  return Math.max(...ends.map((end) => Number(end - began))) / 1e6
}

/** Sockets of many people, held by processes of their own so that they do not slow down the measured server. */
export class SocketCrowd {
  readonly #processes: readonly ChildProcess[]

  constructor(processes = 2) {
    this.#processes = Array.from({ length: processes }, () => fork(PROGRAM))
  }

  async #order(child: ChildProcess, order: Order): Promise<bigint> {
    const { at } = await askChild<Report>(child, order)
    return BigInt(at)
  }

  /** Each process takes its share of the people. @returns milliseconds until all were in their rooms */
  async connect(origins: readonly string[], path: string, people: readonly Joining[]): Promise<number> {
    const began = process.hrtime.bigint()
    const share = Math.ceil(people.length / this.#processes.length)
    const ends = await Promise.all(
      this.#processes.map((child, index) =>
        this.#order(child, {
          do: 'connect',
          origin: origins[index % origins.length] ?? '',
          path,
          people: people.slice(index * share, (index + 1) * share),
        }),
      ),
    )
    return millisecondsTo(ends, began)
  }

  async disconnect(): Promise<void> {
    await Promise.all(this.#processes.map((child) => this.#order(child, { do: 'disconnect' })))
  }

  /**
   * Sends a message and waits until all sockets have received it.
   * @param messages how many each process gets
   * @param type counts messages of this type only
   * @returns milliseconds from before `send` to the last receipt
   */
  async receive(messages: readonly number[], send: () => Promise<unknown>, type?: string): Promise<number> {
    await Promise.all(
      this.#processes.map((child, index) =>
        this.#order(child, { do: 'expect', messages: messages[index] ?? 0, type }),
      ),
    )
    const all = Promise.all(this.#processes.map((child) => answerOf<Report>(child)))
    const began = process.hrtime.bigint()
    await send()
    return millisecondsTo(
      (await all).map(({ at }) => BigInt(at)),
      began,
    )
  }

  stop(): void {
    for (const child of this.#processes) child.kill()
  }
}
