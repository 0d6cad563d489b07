import type { Infer, Schema } from './schema.ts'
import type { Subject } from './subject.ts'

/** Audiences of a room; each gets its own whitelist of fields. */
export type RoomAudience = 'staff' | 'client' | 'talent'

/** A family of real-time rooms: the room of id X is named `{prefix}:{X}`. */
export interface RoomDefinition {
  readonly prefix: string
  /** Subject of the room, found by the field `id`, when the standings to it decide about entry and view. */
  readonly subject?: Subject
  /**
   * Types of signals that hide what earlier ones told: a page that missed one of them loads afresh, and is not told
   * the earlier ones again.
   */
  readonly hiding?: readonly string[]
}

export const defineRoom = <const R extends RoomDefinition>(room: R): R => room

export const roomName = (room: RoomDefinition, id: string) => `${room.prefix}:${id}`

/** A message to a room, with one payload schema per audience that may get it. */
export interface SignalDefinition {
  readonly type: string
  readonly room: RoomDefinition
  readonly views: { readonly [A in RoomAudience]?: Schema }
}

export const defineSignal = <const S extends SignalDefinition>(signal: S): S => signal

export type SignalViews<D extends SignalDefinition> = {
  [A in keyof D['views']]?: D['views'][A] extends Schema ? Infer<D['views'][A]> : never
}

/** Union of the payloads that the audiences of a signal receive. */
export type SignalPayload<D extends SignalDefinition> = NonNullable<SignalViews<D>[keyof D['views']]>

/**
 * A signal as it travels. `seq` counts 1, 2, 3 … in each room, over all audiences: a client that sees a hole asks for
 * the signals it lacks. Audiences without a view of a signal still get its number, with `payload` absent.
 */
export interface SignalMessage {
  readonly room: string
  readonly seq: number
  readonly type: string
  readonly payload?: unknown
}

/**
 * The last number given out in a room, told to those in it when some may not have got that far, e.g. after an outage
 * between two processes. A client that has seen less joins again with the last number it has.
 */
export interface RoomLast {
  readonly room: string
  readonly seq: number
}

/**
 * The answer to joining a room: the signals missed after the client's `after`, or the order to load afresh.
 * `unavailable` says nothing about rights: the server could not find out, and the client asks again a little later.
 */
export type JoinReply =
  | {
      readonly ok: true
      readonly seq: number
      readonly audience: RoomAudience
      readonly missed: readonly SignalMessage[] | 'reload'
      /** Milliseconds since the newest signal of the room was written, null where none is kept; of a join without `after`. */
      readonly quiet?: number | null
    }
  | {
      readonly ok: false
      readonly code: 'denied' | 'unauthenticated' | 'invalid' | 'unavailable'
      readonly message: string
    }
