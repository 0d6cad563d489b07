import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SignIns } from '@callboard/accounts'
import { AnyAuthenticator, allModules, bridges, containerModules, stores } from '@callboard/assembly'
import { blobHandler } from '@callboard/blob-disk'
import { IDS, type Ids, type UseCase, type UseCaseClass } from '@callboard/core'
import { systemClock } from '@callboard/crypto-node'
import { KnexJobStore, KnexReplayStore, KnexSignalStore, migrate, openDatabase } from '@callboard/db-knex'
import { createHttpServer, createLogger } from '@callboard/http-koa'
import { TalentPages } from '@callboard/lobby'
import { createJobRunner, createSignalPump, subscriptionsOf } from '@callboard/queue-embedded'
import { memoryRateLimiter } from '@callboard/rate-limit-flexible'
import { createRealtime } from '@callboard/realtime-socketio'
import { ajvSchemas } from '@callboard/schema-ajv'
import { Container } from 'inversify'
import { embeddedPorts } from './embedded-ports.ts'
import { startHousekeeping } from './housekeeping.ts'
import { installSecret } from './install-secret.ts'
import type { Settings } from './settings.ts'

export interface Studio {
  readonly container: Container
  /** The port it listens on: the asked one, or a free one when that was 0. */
  readonly port: number
  readonly hasEncoder: boolean
  /** The API description, as served. */
  openapi(): object
  /** Lets running requests and jobs end, then closes everything. */
  stop(): Promise<void>
}

/** The names this machine has for itself; a page opened by any of them may connect. */
const loopbackOrigins = (port: number) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`]

/** The whole product in one process: HTTP, sockets, jobs, database and files. */
export async function startStudio(settings: Settings): Promise<Studio> {
  const logger = createLogger(settings.logLevel)
  const secret = await installSecret(settings.data)
  const database = await openDatabase({ file: join(settings.data, 'callboard.sqlite') })
  await migrate(database)
  const ports = await embeddedPorts(settings, secret)

  // Commits wake the workers, which need the container, which needs the stores: so the waking is tied last.
  let wake = () => {}
  const container = new Container({ defaultScope: 'Singleton' })
  const subscriptions = allModules.flatMap((module) => module.subscriptions)
  container.load(ports.module)
  container.load(
    stores(database, {
      ids: container.get<Ids>(IDS),
      clock: systemClock,
      subscriptionsOf: subscriptionsOf(subscriptions),
      wake: () => wake(),
    }),
    ...containerModules,
    bridges,
  )
  const resolve = <Input, Output>(useCase: UseCaseClass<Input, Output>) =>
    container.get<UseCase<Input, Output>>(useCase)
  const authenticator = new AnyAuthenticator([container.get(SignIns), container.get(TalentPages)])
  const signals = new KnexSignalStore(database)
  const replays = new KnexReplayStore(database)

  const http = createHttpServer({
    modules: allModules,
    resolve,
    schemas: ajvSchemas(),
    authenticator,
    rateLimiter: memoryRateLimiter(),
    replays,
    clock: systemClock,
    ids: container.get<Ids>(IDS),
    logger,
    checkReplies: settings.checkReplies,
    trustProxy: settings.trustProxy,
    ready: async () => [],
    mounts: [
      {
        prefix: '/blobs',
        handler: blobHandler(ports.blobs, (err) => logger.error({ err }, 'A file could not be served')),
      },
    ],
    web: { root: settings.web },
    publicUrl: settings.publicUrl,
  })
  const server = createServer(http.handler)
  const realtime = createRealtime(server, {
    authenticator,
    rooms: allModules.flatMap((module) => module.rooms),
    resolve,
    signals,
    logger,
    clock: systemClock,
    allowedOrigins: [settings.publicUrl, ...loopbackOrigins(settings.port)],
  })
  const runner = createJobRunner({
    store: new KnexJobStore(database),
    jobs: allModules.flatMap((module) => module.jobs),
    subscriptions,
    resolve,
    clock: systemClock,
    logger,
  })
  const pump = createSignalPump({ store: signals, sender: realtime.sender, logger })
  wake = () => {
    pump.wake()
    runner.wake()
  }
  runner.start()
  pump.start()
  const housekeeping = startHousekeeping({
    signals,
    replays,
    signIns: container.get(SignIns),
    blobs: ports.blobs,
    clock: systemClock,
    logger,
  })
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(settings.port, settings.host, listening)
  })

  return {
    container,
    port: (server.address() as AddressInfo).port,
    hasEncoder: ports.hasEncoder,
    openapi: http.openapi,
    async stop() {
      housekeeping.stop()
      await realtime.close()
      server.closeIdleConnections()
      await new Promise((closed) => server.close(closed))
      await runner.stop()
      await pump.stop()
      await database.close()
    },
  }
}
