import { once } from 'node:events'
import type { Span, Tracing } from '@callboard/core'
import type { Context, Middleware } from '../requests/request-context.ts'
import { requestScope } from '../requests/request-scope.ts'

function describe(span: Span, { method, state, res }: Context): void {
  const [actorKind = 'none'] = state.actorKey?.split(':', 1) ?? []
  span.rename(`${method} ${state.template}`)
  span.set({
    'http.request.method': method,
    'http.route': state.template,
    'http.response.status_code': res.statusCode,
    'callboard.actor': actorKind,
    'callboard.request_id': state.requestId,
    ...(state.route === null ? {} : { 'callboard.endpoint': state.route }),
  })
  if (res.statusCode >= 500) span.fail(state.errorCode ?? String(res.statusCode))
}

/** A span for each request, until its reply is out; a caller's `traceparent` is gone on with. */
export function requestTrace(tracing: Tracing): Middleware {
  return (ctx, next) =>
    new Promise((resolve) => {
      async function work(span: Span): Promise<void> {
        const scope = requestScope.getStore()
        if (scope && span.traceId !== null) scope.trace_id = span.traceId
        const closed = once(ctx.res, 'close')
        // Koa sends the reply only after this, so the promise of the span cannot be the one Koa waits for.
        resolve(next())
        await closed
        describe(span, ctx)
      }
      const traceparent = ctx.get('traceparent') || undefined
      void tracing.span(ctx.method, {}, work, { traceparent })
    })
}
