import { STALE_SIGN_IN } from '../http-contract/endpoint.ts'
import type { Actor } from './actor.ts'
import { DomainError } from './domain-error.ts'

/** Minutes for which a proof of who somebody is counts for what asks for a fresh one. */
const FRESH_MS = 10 * 60_000

/**
 * For what an open browser on somebody's desk must not be enough for.
 * @throws DomainError denied `stale_sign_in` when the person has not proved who they are for ten minutes
 */
export function requireFresh(actor: Actor, now: Date): void {
  if (actor.kind === 'user' || actor.kind === 'half-signed-in')
    if (now.getTime() - actor.provedAt.getTime() < FRESH_MS) return
  throw new DomainError('denied', STALE_SIGN_IN, 'Please confirm that it is you, then try again.')
}
