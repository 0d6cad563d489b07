import type { NumberedSignal, SignalSender } from '@callboard/core'
import type { Neighbours } from './neighbours.ts'
import type { SignalDelivery } from './signal-delivery.ts'

/** Delivers here at once, and tells the other processes, which deliver to theirs. */
export class SocketSignalSender implements SignalSender {
  readonly #delivery: SignalDelivery
  readonly #neighbours: Neighbours

  constructor(delivery: SignalDelivery, neighbours: Neighbours) {
    this.#delivery = delivery
    this.#neighbours = neighbours
  }

  send(signal: NumberedSignal): void {
    this.#delivery.deliver(signal)
    this.#neighbours.tell('signal', signal)
  }
}
