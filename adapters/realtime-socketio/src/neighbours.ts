import type { NeighbourEvents, RealtimeServer } from './server.ts'

/** The other processes of the install; a process without Redis has none. */
export class Neighbours {
  readonly #io: RealtimeServer
  readonly areThere: boolean

  constructor(io: RealtimeServer, areThere: boolean) {
    this.#io = io
    this.areThere = areThere
  }

  /** Tells all of them, and waits for nobody: while Redis is away nobody hears it. */
  tell<Event extends keyof NeighbourEvents>(
    event: Event,
    ...facts: Parameters<NeighbourEvents[Event]>
  ): void {
    if (this.areThere) this.#io.serverSideEmit(event, ...facts)
  }

  /** Hears what one of them tells. */
  hear<Event extends keyof NeighbourEvents>(event: Event, listener: NeighbourEvents[Event]): void {
    this.#io.on(event, listener as never)
  }
}
