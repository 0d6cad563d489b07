import { DomainError, type ErrorKind } from '@callboard/core'
import type { Logger } from 'pino'
import { isClientGone } from './client-gone.ts'
import { HttpFault } from './http-fault.ts'
import type { Middleware } from './request-context.ts'

const STATUS: Readonly<Record<ErrorKind, number>> = {
  invalid: 422,
  unauthenticated: 401,
  denied: 403,
  missing: 404,
  conflict: 409,
  rule: 422,
  limited: 429,
  unavailable: 503,
}

export interface ErrorBody {
  readonly error: {
    readonly code: string
    readonly message: string
    readonly fields?: Readonly<Record<string, string>>
    readonly current?: unknown
    readonly details?: Readonly<Record<string, number>>
    readonly request_id: string
  }
}

/**
 * The status and body that any thrown value is answered with. Errors from outside the product are answered without
 * details.
 */
export function errorReply(error: unknown, requestId: string): { status: number; body: ErrorBody } {
  if (error instanceof DomainError) {
    const { code, message, fields, current, details } = error
    return {
      status: STATUS[error.kind],
      body: { error: { code, message, fields, current, details, request_id: requestId } },
    }
  }
  if (error instanceof HttpFault) {
    const { code, message, fields } = error
    return { status: error.status, body: { error: { code, message, fields, request_id: requestId } } }
  }
  const message = 'Something went wrong on our side. Please try again.'
  return { status: 500, body: { error: { code: 'internal', message, request_id: requestId } } }
}

/** Seconds after which something that is away is worth another try. */
const TRY_AGAIN = 5

/** @returns seconds to wait before another try; `null` when waiting does not help or the time is unknown */
function retryAfter(error: unknown): number | null {
  if (!(error instanceof DomainError)) return null
  return error.retryAfter ?? (error.kind === 'unavailable' ? TRY_AGAIN : null)
}

/** Turns all errors into replies, and logs internal errors. */
export function errorReplies(logger: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      const { status, body } = errorReply(error, ctx.state.requestId)
      ctx.state.errorCode = body.error.code
      if (isClientGone(error, ctx.req.socket)) logger.debug({ err: error }, 'the caller went away')
      else if (status >= 500) logger.error({ route: ctx.state.route, err: error }, 'failed')
      if (ctx.res.headersSent) {
        ctx.res.destroy()
        return
      }
      ctx.respond = true
      ctx.status = status
      if (status === 401) ctx.set('WWW-Authenticate', 'Bearer')
      const wait = retryAfter(error)
      if (wait !== null) ctx.set('Retry-After', String(wait))
      ctx.set('Cache-Control', 'no-store')
      ctx.type = 'application/json'
      ctx.body = JSON.stringify(body)
    }
  }
}
