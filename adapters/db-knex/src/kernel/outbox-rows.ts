import {
  type Clock,
  type EventDefinition,
  type Ids,
  idempotencyBusy,
  type JobDefinition,
  type Outbox,
  type Promised,
  type RepeatableCall,
} from '@callboard/core'
import {
  type Infer,
  roomName,
  type Schema,
  type SignalDefinition,
  type SignalViews,
} from '@callboard/core/http-contract'
import type { Query } from '../dialect/query.ts'
import { Rows } from '../table/index.ts'
import { NEW_JOBS, type NewJob, newJob } from './job-table.ts'
import { answerClaim } from './knex-replay-store.ts'
import { NEW_SIGNALS, type NewSignal, newSignal } from './signal-table.ts'

export type SubscriptionsOf = (eventType: string) => readonly JobDefinition[]

export interface OutboxRowsSettings {
  readonly ids: Ids
  readonly clock: Clock
  readonly subscriptionsOf: SubscriptionsOf
}

/** Collects the promises of a transaction and stores them as its last rows. */
export class OutboxRows implements Outbox {
  readonly #settings: OutboxRowsSettings
  readonly #jobs: NewJob[] = []
  readonly #signals: NewSignal[] = []
  #reply: { readonly value: unknown } | null = null

  constructor(settings: OutboxRowsSettings) {
    this.#settings = settings
  }

  publish<P extends Schema>(event: EventDefinition<P>, payload: Infer<P>): void {
    for (const job of this.#settings.subscriptionsOf(event.type)) this.#add(job, payload, {})
  }

  enqueue<P extends Schema>(
    job: JobDefinition<P>,
    payload: Infer<P>,
    options: { at?: Date; key?: string } = {},
  ): void {
    this.#add(job as unknown as JobDefinition, payload, options)
  }

  signal<D extends SignalDefinition>(signal: D, roomId: string, views: SignalViews<D>): void {
    const room = roomName(signal.room, roomId)
    this.#signals.push(newSignal(room, signal.type, views, this.#settings.clock.now()))
  }

  answer<Reply>(reply: Reply): Reply {
    this.#reply = { value: reply }
    return reply
  }

  #add(job: JobDefinition, payload: unknown, options: { at?: Date; key?: string }): void {
    this.#jobs.push(newJob(this.#settings.ids.next(), job, payload, options, this.#settings.clock.now()))
  }

  async insert(transaction: Query): Promise<Promised> {
    const jobs = new Rows(NEW_JOBS, transaction)
    await jobs.addAll(this.#jobs.filter(({ dedupeKey }) => dedupeKey === null))
    for (const keyed of this.#jobs.filter(({ dedupeKey }) => dedupeKey !== null))
      await jobs.addIfAbsent(keyed)
    await new Rows(NEW_SIGNALS, transaction).addAll(this.#signals)
    return { queues: new Set(this.#jobs.map(({ queue }) => queue)), signals: this.#signals.length > 0 }
  }

  /**
   * @returns whether there was a reply to keep
   * @throws DomainError `idempotency_busy` when the call has been answered meanwhile
   */
  async keepReply(transaction: Query, call: RepeatableCall): Promise<boolean> {
    if (!this.#reply) return false
    if (await answerClaim(transaction, call.key, call.stored(this.#reply.value))) return true
    throw idempotencyBusy()
  }
}
