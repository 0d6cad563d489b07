import type { ClusterEvents, RealtimeServer } from './server.ts'

/** The processes of one install, which tell each other over Redis. A process without Redis is alone. */
export class Cluster {
  readonly #io: RealtimeServer
  readonly hasOthers: boolean

  constructor(io: RealtimeServer, hasOthers: boolean) {
    this.#io = io
    this.hasOthers = hasOthers
  }

  /** Tells all other processes without waiting. While Redis is away, the message is lost. */
  tell<Event extends keyof ClusterEvents>(event: Event, ...facts: Parameters<ClusterEvents[Event]>): void {
    if (this.hasOthers) this.#io.serverSideEmit(event, ...facts)
  }

  /** Listens to the other processes. */
  hear<Event extends keyof ClusterEvents>(event: Event, listener: ClusterEvents[Event]): void {
    this.#io.on(event, listener as never)
  }
}
