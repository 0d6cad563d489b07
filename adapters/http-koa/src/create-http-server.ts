import type { IncomingMessage, ServerResponse } from 'node:http'
import { missing, noMetrics, noTracing } from '@callboard/core'
import Koa from 'koa'
import compress from 'koa-compress'
import { requestIdentity } from './caller/request-identity.ts'
import type { HttpServerOptions } from './options.ts'
import { fixedPages, healthPage, styledPage, textPage } from './pages/fixed-pages.ts'
import { mountedHandlers } from './pages/mounts.ts'
import { securityHeaders } from './pages/security-headers.ts'
import { staticWeb } from './pages/static-web.ts'
import { idempotency } from './repeats/idempotency.ts'
import { isClientGone } from './requests/client-gone.ts'
import { errorReplies } from './requests/error-replies.ts'
import { FileRoom } from './requests/file-room.ts'
import type { Context, RequestState } from './requests/request-context.ts'
import { apiDispatch } from './routes/api-dispatch.ts'
import { docsPage } from './routes/docs-page.ts'
import { endpointRoute } from './routes/endpoint-route.ts'
import { endpointTable } from './routes/endpoint-table.ts'
import { openApi } from './routes/openapi.ts'
import { metricsPage } from './watching/metrics-page.ts'
import { readinessPage } from './watching/readiness-page.ts'
import { requestLog } from './watching/request-log.ts'
import { requestMetrics } from './watching/request-metrics.ts'
import { requestTrace } from './watching/request-trace.ts'

/** Bytes: eight of the largest photos at once, or forty as a phone usually takes them. */
const FILE_ROOM = 128 * 1024 * 1024

/** Bytes. Packing less costs more time than it saves on the way. */
const WORTH_PACKING = 4 * 1024

export interface HttpServer {
  readonly app: Koa<RequestState>
  /** For `http.createServer`. */
  readonly handler: (request: IncomingMessage, response: ServerResponse) => void
  /** The OpenAPI 3.1 description of every endpoint. */
  openapi(): object
  /** From now on `/readyz` says 503, so that no new requests are led here; those that come are still answered. */
  drain(): void
}

/**
 * Builds the whole HTTP side from the endpoints of the modules: `/api`, its description, probes, mounted handlers and
 * the web app. Everything is resolved here; nothing listens yet.
 * @throws for endpoints that contradict each other and unknown use cases
 */
export function createHttpServer(options: HttpServerOptions): HttpServer {
  const { logger, schemas, resolve, access, audit, authenticator, rateLimiter, phones, clock, checkReplies } =
    options
  const publicUrl = new URL(options.publicUrl)
  const table = endpointTable(options.modules)
  const description = openApi(table, publicUrl)
  const once = idempotency(options.replays, options.clock, logger, options.repeatPatience)
  const tools = {
    schemas,
    resolve,
    access,
    authenticator,
    rateLimiter,
    phones,
    checkReplies,
    audit,
    clock,
    once,
    fileRoom: new FileRoom(options.fileRoom ?? FILE_ROOM),
    publicOrigin: publicUrl.origin,
  }

  const app = new Koa<RequestState>({
    proxy: Boolean(options.trustProxy),
    // Entries further left are written by the client.
    maxIpsCount: Number(options.trustProxy),
  })
  app.on('error', (error: unknown, ctx: Context) => {
    if (isClientGone(error, ctx.req.socket)) logger.debug({ err: error }, 'the caller went away')
    else logger.error({ err: error }, 'a reply could not be sent')
  })
  let draining = false

  app.use(requestIdentity(options.ids, app.proxy))
  app.use(requestTrace(options.tracing ?? noTracing))
  app.use(requestLog(logger))
  app.use(requestMetrics(options.metrics ?? noMetrics))
  app.use(securityHeaders(publicUrl, options.contentSources))
  app.use(errorReplies(logger))
  app.use(mountedHandlers(options.mounts ?? []))
  app.use(
    fixedPages({
      '/healthz': healthPage,
      '/readyz': readinessPage({
        ready: options.ready,
        isDraining: () => draining,
        clock: options.clock,
        logger,
      }),
      ...(options.metricsPage ? { '/metrics': metricsPage(options.metricsPage) } : {}),
    }),
  )
  const pack = compress({ threshold: WORTH_PACKING })
  app.use((ctx, next) => (ctx.path.startsWith('/api/') ? pack(ctx, next) : next()))
  app.use(
    fixedPages({
      '/api/openapi.json': textPage('application/json', JSON.stringify(description)),
      '/api/docs': styledPage(docsPage(table)),
    }),
  )
  app.use(apiDispatch(table, ({ serving }) => endpointRoute(serving, tools)))
  if (options.web) app.use(staticWeb(options.web))
  app.use(() => {
    throw missing('This address')
  })

  return {
    app,
    handler: app.callback(),
    openapi: () => description,
    drain() {
      draining = true
    },
  }
}
