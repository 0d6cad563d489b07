import type { Logger } from 'pino'
import type { Middleware } from '../requests/request-context.ts'
import { requestScope } from '../requests/request-scope.ts'

/** Writes one line when a reply is out. Addresses are not logged: they carry secrets. */
export function requestLog(logger: Logger): Middleware {
  return (ctx, next) => {
    const started = performance.now()
    const { state, res } = ctx
    const write = () => {
      const line = {
        method: ctx.method,
        route: state.route,
        status: res.statusCode,
        ms: Math.round((performance.now() - started) * 10) / 10,
        actor: state.actorKey,
        ...(state.errorCode === null ? {} : { code: state.errorCode }),
        ...(res.writableFinished ? {} : { aborted: true }),
      }
      if (state.quiet) logger.debug(line, 'request')
      else logger.info(line, 'request')
    }
    // The socket emits this, and it belongs to no request.
    const scope = requestScope.getStore()
    res.once('close', () => (scope ? requestScope.run(scope, write) : write()))
    return next()
  }
}
