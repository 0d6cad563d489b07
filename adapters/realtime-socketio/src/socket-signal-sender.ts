import type { NumberedSignal, SignalSender } from '@callboard/core'
import type { Cluster } from './cluster.ts'
import type { SignalDelivery } from './signal-delivery.ts'

/** Delivers here at once, and tells the other processes, which deliver to theirs. */
export class SocketSignalSender implements SignalSender {
  readonly #delivery: SignalDelivery
  readonly #cluster: Cluster

  constructor(delivery: SignalDelivery, cluster: Cluster) {
    this.#delivery = delivery
    this.#cluster = cluster
  }

  send(signal: NumberedSignal): void {
    this.#delivery.deliver(signal)
    this.#cluster.tell('signal', signal)
  }
}
