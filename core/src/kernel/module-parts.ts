import type { Serving } from '../http-contract/endpoint.ts'
import type { RoomAudience, RoomDefinition } from '../http-contract/signal.ts'
import type { JobServing, Subscription, UseCaseClass } from './jobs.ts'

/** How somebody comes into a room. */
export interface RoomEntry {
  /** Whose view they get. */
  readonly audience: RoomAudience
  /** What the others in a meeting see them as; a room that is no meeting gives none. */
  readonly name?: string
}

/** Decides how somebody comes into a room; `null` refuses. Input: the id in the room's name. */
export interface RoomServing {
  readonly room: RoomDefinition
  readonly guard: UseCaseClass<{ id: string }, RoomEntry | null>
}

/** What a module hands to the shells beside its container bindings. */
export interface ModuleParts {
  readonly name: string
  readonly api: readonly Serving[]
  readonly jobs: readonly JobServing[]
  readonly subscriptions: readonly Subscription[]
  readonly rooms: readonly RoomServing[]
}
