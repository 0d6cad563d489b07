import { join } from 'node:path'
import { SignIns } from '@callboard/accounts'
import {
  type AuditTrail,
  type Authenticator,
  IDS,
  type Ids,
  type JobStore,
  type MeetingMedia,
  type Promised,
  type ReplayStore,
  type SignalStore,
  setPatience,
  subscriptionsOf,
  type UseCase,
  type UseCaseClass,
} from '@callboard/core'
import { auditSeal, systemClock } from '@callboard/crypto-node'
import {
  type AuditVerdict,
  checkSchema,
  type Database,
  databaseAdvice,
  KnexAuditTrail,
  KnexJobStore,
  KnexReplayStore,
  KnexSignalStore,
  migrate,
  openDatabase,
  verifyAudit,
} from '@callboard/db-knex'
import { createLogger } from '@callboard/http-koa'
import { TalentPages } from '@callboard/lobby'
import { Container } from 'inversify'
import { allModules } from '../all-modules.ts'
import { AnyAuthenticator } from '../any-authenticator.ts'
import { bindModules } from '../bind-modules.ts'
import type { Settings } from '../settings/settings.ts'
import { stores } from '../stores.ts'
import type { FileStore } from './file-store.ts'
import { installSecret } from './install-secret.ts'
import { unsentWords } from './messengers.ts'
import { outsidePorts } from './outside-ports.ts'
import { openTelemetry, type Telemetry } from './telemetry.ts'

/** The part common to every process of an install: modules over its database, without anything that runs by itself. */
export interface Install {
  readonly settings: Settings
  readonly logger: ReturnType<typeof createLogger>
  readonly container: Container
  readonly database: Database
  readonly jobs: JobStore
  readonly signals: SignalStore
  readonly replays: ReplayStore
  readonly audit: AuditTrail
  /** Reads the whole audit log. */
  verifyAudit(noted?: Pick<AuditVerdict, 'last' | 'digest'>): Promise<AuditVerdict>
  readonly files: FileStore
  readonly authenticator: Authenticator
  readonly hasEncoder: boolean
  readonly readsHeic: boolean
  /** The media server of meetings, when there is one. */
  readonly media?: MeetingMedia
  readonly telemetry: Telemetry
  resolve<Input, Output>(useCase: UseCaseClass<Input, Output>): UseCase<Input, Output>
  /** Called after each commit that promised something. */
  onCommit(listener: (promised: Promised) => void): void
  /** Closes the database and all other connections. */
  close(): Promise<void>
}

const openedDatabase = ({ database, data }: Settings) =>
  openDatabase(database ?? { file: join(data, 'callboard.sqlite') })

/**
 * Opens the database and puts the modules over it.
 * @throws Error that names the setting that is wrong, or the schema step that is missing
 */
export async function openInstall(settings: Settings): Promise<Install> {
  setPatience(settings.patience)
  const logger = createLogger(settings.logLevel)
  const telemetry = await openTelemetry(settings, logger)
  const secret = settings.secret ?? (await installSecret(settings.data))
  const ports = await outsidePorts(settings, secret, logger)
  const database = await openedDatabase(settings)
  if (settings.migrate) await migrate(database)
  else await checkSchema(database)
  for (const words of await databaseAdvice(database)) logger.warn(words)
  if (settings.redis) {
    const { checkRedis } = await import('@callboard/queue-bullmq')
    await checkRedis(settings.redis.url, logger)
  }
  await ports.files.check(logger)
  for (const words of unsentWords(settings)) logger.warn(words)

  const listeners: ((promised: Promised) => void)[] = []
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(...ports.modules)
  container.load(
    stores(database, {
      ids: container.get<Ids>(IDS),
      clock: systemClock,
      subscriptionsOf: subscriptionsOf(allModules.flatMap((module) => module.subscriptions)),
      wake: (promised) => {
        for (const listener of listeners) listener(promised)
      },
    }),
    bindModules(allModules),
  )
  return {
    settings,
    logger,
    container,
    database,
    jobs: new KnexJobStore(database),
    signals: new KnexSignalStore(database),
    replays: new KnexReplayStore(database),
    audit: new KnexAuditTrail(database, { clock: systemClock, seal: auditSeal(secret) }),
    verifyAudit: (noted) => verifyAudit(database, auditSeal(secret), noted),
    files: ports.files,
    authenticator: new AnyAuthenticator([container.get(SignIns), container.get(TalentPages)]),
    hasEncoder: ports.hasEncoder,
    readsHeic: ports.readsHeic,
    ...(ports.media ? { media: ports.media } : {}),
    telemetry,
    resolve: (useCase) => container.get(useCase),
    onCommit: (listener) => listeners.push(listener),
    async close() {
      await ports.close()
      await database.close()
      await telemetry.close()
    },
  }
}
