import type { TalentStatus } from '@callboard/lobby/contract'

export type TalentRoom = NonNullable<TalentStatus['join']>

/**
 * The room of a joined talent after a change of status: a talent in the virtual lobby goes on into
 * the casting room when called; no change leads from the casting room to another room.
 */
export function nextRoom(inside: TalentRoom | null, join: TalentStatus['join']): TalentRoom | null {
  if (inside === null || inside === join) return inside
  return inside === 'test' && join === 'main' ? 'main' : null
}

/** True when a room has opened that was closed to the talent before. */
export const isNewlyAllowed = (before: TalentStatus['join'] | undefined, now: TalentStatus['join']) =>
  before !== undefined && now !== null && now !== before
