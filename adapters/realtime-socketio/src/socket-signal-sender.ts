import type { NumberedSignal, SignalSender } from '@callboard/core'
import type { Cluster } from './cluster.ts'
import type { SignalDelivery } from './signal-delivery.ts'

/** Tells the other processes, which deliver to their sockets while this one delivers to its own. */
export class SocketSignalSender implements SignalSender {
  readonly #delivery: SignalDelivery
  readonly #cluster: Cluster

  constructor(delivery: SignalDelivery, cluster: Cluster) {
    this.#delivery = delivery
    this.#cluster = cluster
  }

  send(signal: NumberedSignal): void {
    this.#cluster.tell('signal', signal)
    this.#delivery.deliver(signal)
  }
}
