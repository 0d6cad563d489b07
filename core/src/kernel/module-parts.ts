import type { Serving } from '../http-contract/endpoint.ts'
import type { RoomAudience, RoomDefinition } from '../http-contract/signal.ts'
import type { JobServing, Subscription, UseCaseClass } from './jobs.ts'

/** Decides which view of a room somebody gets; `null` refuses. Input: the id in the room's name. */
export interface RoomServing {
  readonly room: RoomDefinition
  readonly guard: UseCaseClass<{ id: string }, RoomAudience | null>
}

/** What a module hands to the shells beside its container bindings. */
export interface ModuleParts {
  readonly name: string
  readonly api: readonly Serving[]
  readonly jobs: readonly JobServing[]
  readonly subscriptions: readonly Subscription[]
  readonly rooms: readonly RoomServing[]
}
