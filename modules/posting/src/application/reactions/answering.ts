import { type Actor, denied, type UserActor } from '@callboard/core'
import { REVIEWERS, type Standing } from '@callboard/core/http-contract'

/** The account that answers on a page, which the guard has let through. @throws DomainError denied without an account */
export function answering(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw denied()
  return actor
}

/** Staff of the project and signed-in clients. */
export const mayAnswer = (standing: Standing | null): boolean =>
  REVIEWERS.some((reviewer) => reviewer === standing)
