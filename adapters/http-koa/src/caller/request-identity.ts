import type { Ids } from '@callboard/core'
import type { Middleware } from '../requests/request-context.ts'
import { requestScope } from '../requests/request-scope.ts'

const SANE_ID = /^[A-Za-z0-9-]{1,64}$/

/**
 * Gives each request an id, which its replies, errors and log lines carry. One that a trusted proxy has given already
 * is kept, so that its log and ours can be read together.
 */
export function requestIdentity(ids: Pick<Ids, 'next'>, trustsProxy: boolean): Middleware {
  return (ctx, next) => {
    // Log, metrics, trace, graceful stop and a streamed body all wait for its end: more than the ten that Node takes for a leak.
    ctx.res.setMaxListeners(20)
    const given = trustsProxy ? ctx.get('x-request-id') : ''
    const requestId = SANE_ID.test(given) ? given : ids.next()
    Object.assign(ctx.state, {
      requestId,
      route: null,
      template: 'none',
      actorKey: null,
      errorCode: null,
      quiet: false,
    })
    ctx.res.setHeader('X-Request-Id', requestId)
    return requestScope.run({ request_id: requestId }, next)
  }
}
