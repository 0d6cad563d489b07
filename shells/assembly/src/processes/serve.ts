import { setTimeout as pause } from 'node:timers/promises'
import {
  ACCESS,
  type Access,
  Actor,
  IDS,
  type Ids,
  METRICS,
  PHONE_NUMBERS,
  type PhoneNumbers,
  RATE_LIMITER,
  type RateLimiter,
  type SignalSender,
} from '@callboard/core'
import { systemClock } from '@callboard/crypto-node'
import { createHttpServer, gracefulStop } from '@callboard/http-koa'
import { createRealtime } from '@callboard/realtime-socketio'
import { ajvSchemas } from '@callboard/schema-ajv'
import { allModules } from '../all-modules.ts'
import type { Install } from '../install/open-install.ts'
import type { Settings } from '../settings/settings.ts'
import { contentSources } from './content-sources.ts'
import { listen } from './listen.ts'
import { apiReadiness } from './readiness.ts'
import { redirectServer } from './redirect-server.ts'
import { webServer } from './web-server.ts'

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

/** HTTP beside HTTPS, when the settings name a port for it. */
async function startRedirects({ tls, host, publicUrl }: Settings, port: number) {
  if (tls?.redirectPort == null) return null
  const server = redirectServer({ publicUrl, port })
  const redirects = gracefulStop(server)
  await listen(server, { port: tls.redirectPort, host })
  return redirects
}

/** HTTP and sockets of an install: the API, the web app and the real-time rooms. */
export async function serve(install: Install): Promise<Serving> {
  const { settings, logger, authenticator, resolve, replays, audit, signals, container, files, telemetry } =
    install
  const access = container.get<Access>(ACCESS)
  const http = createHttpServer({
    modules: allModules,
    resolve,
    access,
    schemas: ajvSchemas(),
    authenticator,
    rateLimiter: container.get<RateLimiter>(RATE_LIMITER),
    phones: container.get<PhoneNumbers>(PHONE_NUMBERS),
    replays,
    audit,
    clock: systemClock,
    ids: container.get<Ids>(IDS),
    logger,
    checkReplies: settings.checkReplies,
    trustProxy: settings.trustProxy,
    ready: apiReadiness(install),
    mounts: files.mounts({ logger, stands: (hold) => access.stands(hold) }),
    web: { root: settings.web },
    publicUrl: settings.publicUrl,
    contentSources: contentSources(settings, files),
    ...telemetry,
  })
  const { server, stopFollowing } = webServer(settings, http.handler, logger)
  const requests = gracefulStop(server)
  const realtime = createRealtime(server, {
    authenticator,
    rooms: allModules.flatMap((module) => module.rooms),
    watches: allModules
      .flatMap(({ watches }) => watches)
      .map(({ room, watch }) => ({
        room,
        tell: (news) => resolve(watch).run(Actor.system('the open pages of talent'), news),
      })),
    resolve,
    signals,
    logger,
    clock: systemClock,
    allowedOrigins: [settings.publicUrl],
    ...(settings.redis ? { redis: settings.redis } : {}),
    ...(install.media ? { media: install.media } : {}),
  })
  telemetry.metrics.gauge(METRICS.sockets, () => [{ labels: {}, value: realtime.connected() }])
  const port = await listen(server, settings)
  const redirects = await startRedirects(settings, port)
  return {
    port,
    signals: realtime.sender,
    openapi: http.openapi,
    async stop() {
      http.drain()
      requests.announce()
      await pause(settings.drainMs)
      stopFollowing()
      await realtime.close()
      await redirects?.end()
      await requests.end()
    },
  }
}
