import {
  type Actor,
  actorKey,
  DomainError,
  type RoomAsk,
  type RoomEntry,
  type RoomServing,
  type UseCase,
  type UseCaseClass,
} from '@callboard/core'
import type { JoinReply, RoomAudience, SignalMessage } from '@callboard/core/http-contract'
import type { Logger } from './server.ts'

export type Refusal = Extract<JoinReply, { ok: false }>

export const invalidRequest: Refusal = {
  ok: false,
  code: 'invalid',
  message: 'This request was not understood.',
}

const refusalOf = (actor: Actor): Refusal =>
  actor.kind === 'anonymous'
    ? { ok: false, code: 'unauthenticated', message: 'Please sign in first.' }
    : { ok: false, code: 'denied', message: 'You are not allowed to see this.' }

export const unavailable: Refusal = {
  ok: false,
  code: 'unavailable',
  message: 'This cannot be opened right now. It is tried again in a moment.',
}

export const isRefused = (entry: RoomEntry | Refusal): entry is Refusal => 'ok' in entry

/** The guard could not be asked, which says nothing about rights. */
export const isUnsure = (entry: RoomEntry | Refusal) => entry === unavailable

/** True when a visitor with this audience stays in the room. A new name takes effect at the next visit. */
export const staysAs = (audience: RoomAudience, entry: RoomEntry | Refusal) =>
  isUnsure(entry) || (!isRefused(entry) && entry.audience === audience)

export interface RoomAccessSettings {
  readonly rooms: readonly RoomServing[]
  readonly resolve: (guard: UseCaseClass<RoomAsk, RoomEntry | null>) => UseCase<RoomAsk, RoomEntry | null>
  readonly logger: Logger
}

/** Asks the guard of a room about entry, audience and name. Closed by default. */
export class RoomAccess {
  readonly #settings: RoomAccessSettings
  readonly #servings: ReadonlyMap<string, RoomServing>

  /** @throws Error naming a prefix that two modules claim */
  constructor(settings: RoomAccessSettings) {
    this.#settings = settings
    const servings = new Map<string, RoomServing>()
    for (const serving of settings.rooms) {
      const { prefix } = serving.room
      if (servings.has(prefix)) throw new Error(`Rooms of the kind ${prefix} have two guards.`)
      servings.set(prefix, serving)
    }
    this.#servings = servings
  }

  /** True for a signal after which the earlier ones of its room must not be told again. */
  hidesEarlier({ room, type }: SignalMessage): boolean {
    return this.#servingOf(room)?.room.hiding?.includes(type) ?? false
  }

  #servingOf(room: string): RoomServing | undefined {
    return this.#servings.get(room.slice(0, room.indexOf(':')))
  }

  async enter(actor: Actor, room: string, by?: string): Promise<RoomEntry | Refusal> {
    const serving = this.#servingOf(room)
    if (!serving) return refusalOf(actor)
    try {
      const guard = this.#settings.resolve(serving.guard)
      return (await guard.run(actor, { id: room.slice(room.indexOf(':') + 1), by })) ?? refusalOf(actor)
    } catch (error) {
      if (error instanceof DomainError) return error.kind === 'unavailable' ? unavailable : refusalOf(actor)
      this.#settings.logger.error({ room, actor: actorKey(actor), err: error }, 'A room guard failed')
      return unavailable
    }
  }
}
