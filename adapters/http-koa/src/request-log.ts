import type { Ids } from '@callboard/core'
import type { Logger } from 'pino'
import type { Middleware } from './request-context.ts'

/** Gives each request an id and writes one line when its reply is out. Addresses are not logged: they carry secrets. */
export function requestLog(ids: Pick<Ids, 'next'>, logger: Logger): Middleware {
  return (ctx, next) => {
    const started = performance.now()
    const { state, res } = ctx
    state.requestId = ids.next()
    state.route = null
    state.actorKey = null
    state.quiet = false
    res.setHeader('X-Request-Id', state.requestId)
    res.once('close', () => {
      const line = {
        id: state.requestId,
        method: ctx.method,
        route: state.route,
        status: res.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
        actor: state.actorKey,
        ...(res.writableFinished ? {} : { aborted: true }),
      }
      if (state.quiet) logger.debug(line, 'request')
      else logger.info(line, 'request')
    })
    return next()
  }
}
