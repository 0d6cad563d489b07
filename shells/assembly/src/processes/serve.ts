import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import {
  ACCESS,
  type Access,
  IDS,
  type Ids,
  METRICS,
  RATE_LIMITER,
  type RateLimiter,
  type SignalSender,
} from '@callboard/core'
import { systemClock } from '@callboard/crypto-node'
import { createHttpServer, gracefulStop, SERVER_TIMES } from '@callboard/http-koa'
import { createRealtime } from '@callboard/realtime-socketio'
import { ajvSchemas } from '@callboard/schema-ajv'
import { allModules } from '../all-modules.ts'
import type { Install } from '../install/open-install.ts'
import { contentSources } from './content-sources.ts'
import { listen } from './listen.ts'
import { apiReadiness } from './readiness.ts'

export interface Serving {
  /** The port it listens on: the asked one, or a free one when that was 0. */
  readonly port: number
  /** To the sockets in its rooms, here and at the other processes. */
  readonly signals: SignalSender
  /** The API description, as served. */
  openapi(): object
  /** Answers `/readyz` with 503, lets running requests end, then closes. */
  stop(): Promise<void>
}

/** The names this machine has for itself; a page opened by any of them may connect. */
const loopbackOrigins = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]

/** HTTP and sockets of an install: the API, the web app and the real-time rooms. */
export async function serve(install: Install): Promise<Serving> {
  const { settings, logger, authenticator, resolve, replays, signals, container, files, telemetry } = install
  const http = createHttpServer({
    modules: allModules,
    resolve,
    access: container.get<Access>(ACCESS),
    schemas: ajvSchemas(),
    authenticator,
    rateLimiter: container.get<RateLimiter>(RATE_LIMITER),
    replays,
    clock: systemClock,
    ids: container.get<Ids>(IDS),
    logger,
    checkReplies: settings.checkReplies,
    trustProxy: settings.trustProxy,
    ready: apiReadiness(install),
    mounts: files.mounts(logger),
    web: { root: settings.web },
    publicUrl: settings.publicUrl,
    contentSources: contentSources(settings, files),
    ...telemetry,
  })
  const server = createServer(SERVER_TIMES, http.handler)
  const requests = gracefulStop(server)
  const realtime = createRealtime(server, {
    authenticator,
    rooms: allModules.flatMap((module) => module.rooms),
    resolve,
    signals,
    logger,
    clock: systemClock,
    allowedOrigins: [settings.publicUrl, ...loopbackOrigins(settings.port)],
    ...(settings.redis ? { redis: settings.redis } : {}),
  })
  telemetry.metrics.gauge(METRICS.sockets, () => [{ labels: {}, value: realtime.connected() }])
  const port = await listen(server, settings)
  return {
    port,
    signals: realtime.sender,
    openapi: http.openapi,
    async stop() {
      http.drain()
      requests.announce()
      await pause(settings.drainMs)
      await realtime.close()
      await requests.end()
    },
  }
}
