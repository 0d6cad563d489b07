import type { TalentStatus } from '@callboard/lobby/contract'

export type TalentRoom = NonNullable<TalentStatus['join']>

/**
 * The room of a joined talent after a change of status: always the one that is open to them. Who is called goes on into
 * the casting room; who is called back to the lobby, or whose project has the virtual lobby again, into that one.
 */
export const nextRoom = (inside: TalentRoom | null, join: TalentStatus['join']): TalentRoom | null =>
  inside === null ? null : join

/** True when a room has opened that was closed to the talent before. */
export const isNewlyAllowed = (before: TalentStatus['join'] | undefined, now: TalentStatus['join']) =>
  before !== undefined && now !== null && now !== before
