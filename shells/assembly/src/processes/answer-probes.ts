import { createServer } from 'node:http'
import { ACCESS, type Access, IDS, type Ids, PHONE_NUMBERS, type PhoneNumbers } from '@callboard/core'
import { systemClock } from '@callboard/crypto-node'
import { createHttpServer, gracefulStop, SERVER_TIMES } from '@callboard/http-koa'
import { memoryRateLimiter } from '@callboard/rate-limit-flexible'
import { ajvSchemas } from '@callboard/schema-ajv'
import type { Install } from '../install/open-install.ts'
import { listen } from './listen.ts'
import { workerReadiness } from './readiness.ts'

export interface Probes {
  readonly port: number
  stop(): Promise<void>
}

/** `/healthz`, `/readyz` and `/metrics` of a process that serves nothing else. */
export async function answerProbes(install: Install): Promise<Probes> {
  const { settings, logger, authenticator, resolve, replays, container, telemetry } = install
  const http = createHttpServer({
    modules: [],
    resolve,
    access: container.get<Access>(ACCESS),
    schemas: ajvSchemas(),
    authenticator,
    rateLimiter: memoryRateLimiter(),
    phones: container.get<PhoneNumbers>(PHONE_NUMBERS),
    replays,
    clock: systemClock,
    ids: container.get<Ids>(IDS),
    logger,
    checkReplies: settings.checkReplies,
    trustProxy: settings.trustProxy,
    ready: workerReadiness(install),
    publicUrl: settings.publicUrl,
    ...telemetry,
  })
  const server = createServer(SERVER_TIMES, http.handler)
  const requests = gracefulStop(server)
  const port = await listen(server, settings)
  return {
    port,
    async stop() {
      http.drain()
      await requests.end()
    },
  }
}
