import { Actor, type Authenticator, DomainError } from '@callboard/core'
import { HttpFault } from '../requests/http-fault.ts'
import type { Context } from '../requests/request-context.ts'
import { readSessionCookie } from './session-cookie.ts'

export interface Caller {
  readonly actor: Actor
  /** The browser sent the token by itself, so the request may come from a foreign page. */
  readonly byCookie: boolean
}

const NOBODY: Caller = { actor: Actor.anonymous, byCookie: false }

/** @returns undefined when the call brings none */
export const bearerOf = (ctx: Context): string | undefined =>
  /^Bearer +(\S+)$/i.exec(ctx.get('authorization'))?.[1]

/**
 * The caller of a request: by `Authorization: Bearer`, else by cookie. A bad bearer token is an error. A stale cookie
 * gives an anonymous caller: its owner must still be able to sign in.
 * @param anew nothing that was remembered of the token counts
 * @param takesPrograms a bearer token may be that of a program, which is an anonymous caller
 */
export async function identify(
  ctx: Context,
  authenticator: Authenticator,
  anew: boolean,
  takesPrograms: boolean,
): Promise<Caller> {
  if (ctx.get('authorization')) {
    const token = bearerOf(ctx)
    const actor = token ? await authenticator.actorOf(token, anew) : null
    if (!actor && takesPrograms) return NOBODY
    if (!actor) {
      throw new DomainError(
        'unauthenticated',
        'unauthenticated',
        'You have been signed out. Please sign in again.',
      )
    }
    return { actor, byCookie: false }
  }
  const token = readSessionCookie(ctx)
  const actor = token ? await authenticator.actorOf(token, anew) : null
  return actor ? { actor, byCookie: true } : NOBODY
}

/** Stops unsafe requests that another site makes with the visitor's cookie. Without either header it is refused. */
export function requireSameOrigin(ctx: Context, publicOrigin: string): void {
  const origin = ctx.get('origin')
  const same = origin
    ? origin === publicOrigin || origin === `${ctx.protocol}://${ctx.host}`
    : ctx.get('sec-fetch-site') === 'same-origin'
  if (!same) throw new HttpFault(403, 'bad_origin', 'This request did not come from this site.')
}
