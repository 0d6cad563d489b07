import type { TalentStatus } from '@callboard/lobby/contract'

export type TalentRoom = NonNullable<TalentStatus['join']>

/**
 * The room of somebody who has joined, after their status has changed: who waits in the virtual lobby goes on into
 * the casting room when called; nobody is brought from the casting room anywhere else.
 */
export function nextRoom(inside: TalentRoom | null, join: TalentStatus['join']): TalentRoom | null {
  if (inside === null || inside === join) return inside
  return inside === 'test' && join === 'main' ? 'main' : null
}

/** Whether the talent must be told now: a room has opened that was closed to them before. */
export const isNewlyAllowed = (before: TalentStatus['join'] | undefined, now: TalentStatus['join']) =>
  before !== undefined && now !== null && now !== before
