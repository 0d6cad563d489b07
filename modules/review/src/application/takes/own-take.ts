import { type Actor, missing } from '@callboard/core'
import type { Take } from '../../domain/take.ts'

/** The record whose device asks. @throws DomainError missing for anybody else */
export function recordOf(actor: Actor): string {
  if (actor.kind !== 'talent-page') throw missing('This take')
  return actor.recordId
}

/** @throws DomainError missing when the take was removed since the guard found it */
export function thereStill(take: Take | null): Take {
  if (!take) throw missing('This take')
  return take
}
