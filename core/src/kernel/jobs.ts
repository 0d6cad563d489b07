import type { Infer, Schema } from '../http-contract/schema.ts'
import type { Actor } from './actor.ts'

/** Queues are worked off independently: a slow `media` job never holds up a `message`. */
export const jobQueues = ['events', 'messages', 'media', 'archives'] as const

export type JobQueue = (typeof jobQueues)[number]

/**
 * A piece of work that is done after the commit that asked for it, at least once, by any free process.
 * Names are literals and unique; at start each must have exactly one handler.
 */
export interface JobDefinition<P extends Schema = Schema> {
  readonly name: string
  readonly queue: JobQueue
  /** Ids, not data: the handler loads the present data when it runs. */
  readonly payload: P
  /** Tries before it ends in the visible failed state. */
  readonly attempts: number
  /** Milliseconds before the second try; doubles each time. */
  readonly backoff: number
  /** Milliseconds after which a try counts as failed. */
  readonly timeout: number
}

export function defineJob<const P extends Schema>(job: JobDefinition<P>): JobDefinition<P> {
  return job
}

/** Something that happened, told to other modules after the commit. */
export interface EventDefinition<P extends Schema = Schema> {
  readonly type: string
  readonly payload: P
}

export function defineEvent<const P extends Schema>(event: EventDefinition<P>): EventDefinition<P> {
  return event
}

export type PayloadOf<D extends { readonly payload: Schema }> = Infer<D['payload']>

export interface UseCase<Input = never, Output = unknown> {
  /**
   * @param subject of an endpoint: found by its guard; of a job: the signal that the time of its try is up; events and
   * rooms have none
   */
  run(actor: Actor, input: Input, subject?: unknown): Promise<Output>
}

/** A class as a token, bound by `module.ts` and resolved by the shell. */
// biome-ignore lint/suspicious/noExplicitAny: constructor arguments are the container's business
export type UseCaseClass<Input, Output> = new (...dependencies: any[]) => UseCase<Input, Output>

/** Ties a job to the use case that does it. */
export interface JobServing {
  readonly job: JobDefinition
  readonly handler: UseCaseClass<never, unknown>
}

export function perform<P extends Schema>(
  job: JobDefinition<P>,
  handler: UseCaseClass<Infer<P>, unknown>,
): JobServing {
  return { job: job as unknown as JobDefinition, handler: handler as unknown as JobServing['handler'] }
}

/** Ties an event to a use case of the module that listens. Each subscription is delivered and retried on its own. */
export interface Subscription {
  readonly event: EventDefinition
  /** Unique, literal, e.g. `scheduling.mark-checked-in`. */
  readonly name: string
  readonly handler: UseCaseClass<never, unknown>
}

export function subscribe<P extends Schema>(
  event: EventDefinition<P>,
  name: string,
  handler: UseCaseClass<Infer<P>, unknown>,
): Subscription {
  return {
    event: event as unknown as EventDefinition,
    name,
    handler: handler as unknown as Subscription['handler'],
  }
}

/** The job a subscription is carried by: same queue, retries and visible failures as any other. */
export function subscriptionJob(subscription: Subscription): JobDefinition {
  return {
    name: subscription.name,
    queue: 'events',
    payload: subscription.event.payload,
    attempts: 8,
    backoff: 500,
    timeout: 30_000,
  }
}
