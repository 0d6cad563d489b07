import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDemoAccounts } from './accounts.ts'
import { CallboardProcess } from './callboard-process.ts'
import { createDatabase, dropDatabase } from './databases.ts'
import { freePort } from './free-port.ts'
import { startNginx } from './nginx.ts'
import { peerValue } from './peer-value.ts'
import { expectNoFaults, type RunningProduct } from './running-product.ts'
import { startSmtp } from './smtp.ts'
import { startTwilio, type Twilio } from './twilio.ts'

export interface Production extends RunningProduct {
  readonly apis: readonly CallboardProcess[]
  readonly workers: readonly CallboardProcess[]
  /** Resolves when the SMTP server has the next mail with the words in it, whose sender never hears of it. */
  unconfirmedMail(words: string): Promise<void>
  /** The server that speaks Twilio's calls, with the account of the install. */
  readonly twilio: Pick<Twilio, 'texts' | 'next' | 'open' | 'passOn'>
  readonly databaseUrl: string
  /** What its processes are started with, but for their ports. */
  readonly env: NodeJS.ProcessEnv
  /** Where each API can be reached past the balancer. */
  readonly apiOrigins: readonly string[]
}

/** As `ops/deploy/Dockerfile` sets it, and says why. */
export const IMAGE_ENV = {
  NODE_OPTIONS: '--max-semi-space-size=32',
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const

const APIS = 2
const WORKERS = 2

const portList = (count: number) => Promise.all(Array.from({ length: count }, freePort))

/**
 * Two APIs and two workers behind nginx, on real MariaDB, Redis and S3 servers.
 * @param settings environment beside that of a test install
 * @param peers where they are; default as `ops/with-peers.ts` tells
 */
export async function startProduction(
  settings: NodeJS.ProcessEnv = {},
  peers: Readonly<Record<string, string | undefined>> = process.env,
): Promise<Production> {
  const ends: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of ends.reverse()) await end()
  }
  try {
    return { ...(await start(settings, peers, ends)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** @param ends gets a function that undoes each step, in the order of the steps */
async function start(
  settings: NodeJS.ProcessEnv,
  peers: Readonly<Record<string, string | undefined>>,
  ends: (() => Promise<unknown>)[],
): Promise<Omit<Production, 'stop'>> {
  const peer = (name: string) => peerValue(peers, name)
  const folder = await mkdtemp(join(tmpdir(), 'callboard-production-'))
  ends.push(() => rm(folder, { recursive: true, force: true }))
  const apiPorts = await portList(APIS)
  const workerPorts = await portList(WORKERS)
  const balancer = await startNginx(join(folder, 'nginx'), apiPorts)
  ends.push(balancer.stop)
  const smtp = await startSmtp()
  ends.push(smtp.stop)
  const twilio = await startTwilio()
  ends.push(twilio.stop)
  const name = `callboard_${randomUUID().replaceAll('-', '')}`
  const server = peer('CALLBOARD_TEST_MARIADB')
  await createDatabase(server, name)
  ends.push(() => dropDatabase(server, name))
  const databaseUrl = `${server}/${name}`
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    // Made-up super admins sign in with a password alone.
    CALLBOARD_SECOND_FACTOR: 'optional',
    ...IMAGE_ENV,
    HOST: '127.0.0.1',
    CALLBOARD_PUBLIC_URL: balancer.origin,
    CALLBOARD_SECRET: randomUUID() + randomUUID(),
    CALLBOARD_DATA: folder,
    DATABASE_URL: databaseUrl,
    REDIS_URL: peer('CALLBOARD_TEST_REDIS'),
    REDIS_PREFIX: name,
    S3_ENDPOINT: peer('CALLBOARD_TEST_S3'),
    S3_BUCKET: peer('CALLBOARD_TEST_S3_BUCKET'),
    S3_ACCESS_KEY_ID: peer('CALLBOARD_TEST_S3_KEY'),
    S3_SECRET_ACCESS_KEY: peer('CALLBOARD_TEST_S3_SECRET'),
    SMTP_URL: smtp.url,
    SMTP_FROM: 'Callboard <callboard@casting.example>',
    ...twilio.env,
    ...settings,
  }
  const made = (shell: string, port: number) =>
    new CallboardProcess({ shell, env: { ...env, PORT: String(port) } })
  const apis = apiPorts.map((port) => made('api', port))
  const workers = workerPorts.map((port) => made('worker', port))
  const all = [...apis, ...workers]
  ends.push(() => Promise.all(all.map((one) => one.stop())))
  await Promise.all(all.map((one) => one.start()))
  await addDemoAccounts(balancer.origin, env)
  return {
    origin: balancer.origin,
    apiOrigins: apiPorts.map((port) => `http://127.0.0.1:${port}`),
    apis,
    workers,
    databaseUrl,
    env,
    arrived: { mail: 'sent', text: 'delivered' },
    mails: () => smtp.messages,
    unconfirmedMail: smtp.takeUnconfirmed,
    twilio,
    expectNoServerFault: () => expectNoFaults(all),
    printed: () => all.flatMap(({ printed }) => printed),
    async killAndRestart(meanwhile) {
      await Promise.all(all.map((one) => one.stop('SIGKILL')))
      await meanwhile?.()
      await Promise.all(all.map((one) => one.start()))
    },
  }
}
