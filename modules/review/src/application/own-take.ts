import { type Actor, missing } from '@callboard/core'
import type { Take } from '../domain/take.ts'

/** The record whose device asks. @throws DomainError missing for anybody else */
export function recordOf(actor: Actor): string {
  if (actor.kind !== 'talent-page') throw missing('This take')
  return actor.recordId
}

/** @throws DomainError missing when it is not the take of the device that asks */
export function ownTake(actor: Actor, take: Take | null): Take {
  if (!take || take.recordId !== recordOf(actor)) throw missing('This take')
  return take
}
