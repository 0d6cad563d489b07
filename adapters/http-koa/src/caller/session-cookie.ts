import type { Context } from '../requests/request-context.ts'

const THIRTY_DAYS = 30 * 24 * 3600 * 1000

/** Browsers take a `__Host-` cookie over https only, and then let no other host or path set it. */
export const sessionCookieName = (secure: boolean) => (secure ? '__Host-callboard' : 'callboard')

export const readSessionCookie = (ctx: Context): string | undefined =>
  ctx.get('cookie') ? ctx.cookies.get(sessionCookieName(ctx.secure)) : undefined

function write(ctx: Context, token: string, maxAge: number): void {
  ctx.cookies.set(sessionCookieName(ctx.secure), token, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: ctx.secure,
    maxAge,
  })
}

/** Keeps the token of a successful sign-in in the browser, out of reach of scripts. */
export function keepSession(ctx: Context, reply: unknown): void {
  if (typeof reply !== 'object' || reply === null) return
  const { success, token } = reply as { success?: unknown; token?: unknown }
  if (success === true && typeof token === 'string' && token) write(ctx, token, THIRTY_DAYS)
}

export const dropSession = (ctx: Context): void => write(ctx, '', 0)
