import type { RoomAudience, SignalMessage } from '../../http-contract/index.ts'
import type { MissedSignals, NumberedSignal, SignalSender, SignalStore } from '../../kernel/index.ts'
import type { OutboxEntry } from './outbox-entry.ts'

type Unnumbered = Omit<NumberedSignal, 'seq'> & { readonly at: Date }

/** More than this is loaded afresh instead. */
const MOST_MISSED = 500

function messageFor(audience: RoomAudience, { room, seq, type, views }: NumberedSignal): SignalMessage {
  const payload = views[audience]
  return payload === undefined ? { room, seq, type } : { room, seq, type, payload }
}

/** Takes committed entries by `add`. */
export class MemorySignalStore implements SignalStore {
  #waiting: Unnumbered[] = []
  #kept: (NumberedSignal & { readonly at: Date })[] = []
  readonly #last = new Map<string, number>()

  add(entries: readonly OutboxEntry[], now: Date): void {
    for (const entry of entries) {
      if (entry.kind !== 'signal') continue
      this.#waiting.push({ room: entry.room, type: entry.type, views: entry.views, at: now })
    }
  }

  async number(limit: number): Promise<readonly NumberedSignal[]> {
    return this.#waiting.splice(0, limit).map(({ room, type, views, at }) => {
      const seq = (this.#last.get(room) ?? 0) + 1
      this.#last.set(room, seq)
      this.#kept.push({ room, seq, type, views, at })
      return { room, seq, type, views }
    })
  }

  async lastOf(rooms: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map([...this.#last].filter(([room]) => rooms.includes(room)))
  }

  async newest(room: string) {
    const last = this.#last.get(room) ?? 0
    const kept = this.#kept.find((signal) => signal.room === room && signal.seq === last)
    return { last, at: kept?.at ?? null }
  }

  async since(room: string, after: number, audience: RoomAudience): Promise<MissedSignals> {
    const last = this.#last.get(room) ?? 0
    if (after === last) return { last, missed: [] }
    const missed = this.#kept.filter((signal) => signal.room === room && signal.seq > after)
    if (after > last || missed.length > MOST_MISSED || missed[0]?.seq !== after + 1) {
      return { last, missed: 'reload' }
    }
    return { last, missed: missed.map((signal) => messageFor(audience, signal)) }
  }

  async prune(before: Date): Promise<void> {
    this.#kept = this.#kept.filter((signal) => signal.at >= before)
  }
}

/** Keeps the signals that would have gone out. */
export class MemorySignalSender implements SignalSender {
  readonly sent: NumberedSignal[] = []

  send(signal: NumberedSignal): void {
    this.sent.push(signal)
  }
}
