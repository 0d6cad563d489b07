import type { Actor } from '@callboard/core'

/** Who made a row; jobs have no account. */
export const makerOf = (actor: Actor): string => (actor.kind === 'user' ? actor.userId : actor.kind)
