import { STALE_SIGN_IN } from '../http-contract/endpoint.ts'
import type { Actor } from './actor.ts'
import { DomainError } from './domain-error.ts'

/** Milliseconds for which a proof of who somebody is counts as fresh. */
const FRESH_MS = 10 * 60_000

/**
 * Guards what nobody may do who only finds a browser that is signed in.
 * @throws DomainError denied `stale_sign_in` when the person has not proved who they are for ten minutes
 */
export function requireFresh(actor: Actor, now: Date): void {
  if (actor.kind === 'user' || actor.kind === 'half-signed-in')
    if (now.getTime() - actor.provedAt.getTime() < FRESH_MS) return
  throw new DomainError('denied', STALE_SIGN_IN, 'Please confirm that it is you, then try again.')
}
