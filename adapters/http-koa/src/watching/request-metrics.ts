import { METRICS, type Metrics } from '@callboard/core'
import type { Middleware } from '../requests/request-context.ts'

/** Callers can send any method that Node knows, so only those in use count apart. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Counts and times requests by method, route template and class of status; `aborted` when the caller went away. */
export function requestMetrics(metrics: Metrics): Middleware {
  const requests = metrics.counter(METRICS.httpRequests)
  const seconds = metrics.histogram(METRICS.httpSeconds)
  let running = 0
  metrics.gauge(METRICS.httpRunning, () => [{ labels: {}, value: running }])

  return (ctx, next) => {
    const started = performance.now()
    const { state, res } = ctx
    running++
    res.once('close', () => {
      running--
      const labels = {
        method: METHODS.has(ctx.method) ? ctx.method : 'other',
        route: state.template,
        status: res.writableFinished ? `${Math.floor(res.statusCode / 100)}xx` : 'aborted',
      }
      requests.add(labels)
      seconds.observe(labels, (performance.now() - started) / 1000)
    })
    return next()
  }
}
