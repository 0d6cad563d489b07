import {
  type Infer,
  type RoomAudience,
  roomName,
  type Schema,
  type SignalDefinition,
  type SignalViews,
} from '../../http-contract/index.ts'
import type { EventDefinition, JobDefinition, Outbox } from '../../kernel/index.ts'

/** A promise of a transaction, as tests look at it. */
export type OutboxEntry =
  | { readonly kind: 'event'; readonly type: string; readonly payload: unknown }
  | {
      readonly kind: 'job'
      readonly name: string
      readonly queue: string
      readonly payload: unknown
      readonly at: Date | null
      readonly key: string | null
    }
  | {
      readonly kind: 'signal'
      readonly room: string
      readonly type: string
      readonly views: Readonly<Partial<Record<RoomAudience, unknown>>>
    }

const MAX_BYTES = 64 * 1024

/** The value as a store would give it back: plain data, no undefined, no dates. */
function asStored(what: string, value: unknown): unknown {
  const text = JSON.stringify(value)
  if (new TextEncoder().encode(text).length > MAX_BYTES) throw new Error(`${what} carries more than 64 KB.`)
  return JSON.parse(text)
}

export class OutboxEntries implements Outbox {
  readonly entries: OutboxEntry[] = []
  /** The argument of `answer`. */
  reply: { readonly value: unknown } | null = null

  publish<P extends Schema>(event: EventDefinition<P>, payload: Infer<P>): void {
    this.entries.push({ kind: 'event', type: event.type, payload: asStored(`Event ${event.type}`, payload) })
  }

  enqueue<P extends Schema>(
    job: JobDefinition<P>,
    payload: Infer<P>,
    options: { at?: Date; key?: string } = {},
  ): void {
    this.entries.push({
      kind: 'job',
      name: job.name,
      queue: job.queue,
      payload: asStored(`Job ${job.name}`, payload),
      at: options.at ?? null,
      key: options.key ?? null,
    })
  }

  signal<D extends SignalDefinition>(signal: D, roomId: string, views: SignalViews<D>): void {
    this.entries.push({
      kind: 'signal',
      room: roomName(signal.room, roomId),
      type: signal.type,
      views: asStored(`Signal ${signal.type}`, views) as Partial<Record<RoomAudience, unknown>>,
    })
  }
  answer<Reply>(reply: Reply): Reply {
    this.reply = { value: reply }
    return reply
  }
}
