import type { MeetingPeer } from '@callboard/core/http-contract'
import type { MeetingVisit } from './server.ts'

/** Looks in a row that do not find a peer before it counts as gone: after an outage not all processes are back at once. */
const MISSES = 2

interface Known {
  readonly visit: MeetingVisit
  misses: number
}

export interface RemotePresenceEvents {
  readonly came: (visit: MeetingVisit) => void
  readonly went: (visit: MeetingVisit) => void
}

/** The presence of peers in meetings that other processes serve. Each change is reported once. */
export class RemotePresence {
  readonly #events: RemotePresenceEvents
  readonly #known = new Map<string, Known>()
  /** Peers who left during a look, which may still have seen them. */
  #wentMeanwhile = new Set<string>()

  constructor(events: RemotePresenceEvents) {
    this.#events = events
  }

  in(room: string): MeetingPeer[] {
    return [...this.#known.values()].flatMap(({ visit }) => (visit.room === room ? [visit.peer] : []))
  }

  has(room: string, id: string): boolean {
    return this.#known.get(id)?.visit.room === room
  }

  came(visit: MeetingVisit): void {
    const known = this.#known.get(visit.peer.id)
    if (known) known.misses = 0
    else {
      this.#known.set(visit.peer.id, { visit, misses: 0 })
      this.#events.came(visit)
    }
  }

  went({ peer }: MeetingVisit): void {
    this.#wentMeanwhile.add(peer.id)
    const known = this.#known.get(peer.id)
    if (!known) return
    this.#known.delete(peer.id)
    this.#events.went(known.visit)
  }

  /**
   * Compares with the visits on all other processes.
   * @param ask fails when one of them does not answer; then nothing changes
   */
  async compare(ask: () => Promise<readonly MeetingVisit[]>): Promise<void> {
    this.#wentMeanwhile = new Set()
    const found = await ask()
    const ids = new Set(found.map(({ peer }) => peer.id))
    for (const visit of found) if (!this.#wentMeanwhile.has(visit.peer.id)) this.came(visit)
    for (const known of [...this.#known.values()]) {
      if (ids.has(known.visit.peer.id)) continue
      known.misses += 1
      if (known.misses >= MISSES) this.went(known.visit)
    }
  }
}
