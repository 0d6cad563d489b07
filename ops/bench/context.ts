import { join } from 'node:path'
import { freePort } from '../../features/peers/free-port.ts'
import { startPeers } from '../../features/peers/peers.ts'
import { IMAGE_ENV, type Production, startProduction } from '../../features/peers/production.ts'
import { Program } from '../../features/peers/program.ts'

/** The part of a bench that is asked for; absent: all of it. */
export interface Only {
  /** `SQLite` or `MariaDB`. */
  readonly database?: string
  readonly list?: string
}

/** Shared context of the benches: real peers, and processes as they are deployed. */
export interface BenchContext {
  readonly production: Production
  /** Address of a single API, past the balancer. */
  readonly api: string
  readonly databaseUrl: string
  readonly redisUrl: string
  readonly only: Only
  /** Starts one of the programs in `floors/` on a free port. */
  floor(
    program: string,
    ...args: readonly string[]
  ): Promise<{ readonly origin: string; readonly pid: number }>
  /** Puts new processes of the product in the place of the old ones, with all that these had in memory. */
  renew(): Promise<void>
  stop(): Promise<void>
}

export async function startContext(only: Only): Promise<BenchContext> {
  const peers = await startPeers()
  Object.assign(process.env, peers.env)
  const production = await startProduction({
    CALLBOARD_CHECK_REPLIES: 'false',
    // Each caller of a load comes from an address of its own.
    CALLBOARD_TRUST_PROXY: '1',
  })
  const [api] = production.apiOrigins
  if (!api) throw new Error('There is no API.')
  const floors: Program[] = []
  return {
    production,
    api,
    databaseUrl: production.databaseUrl,
    redisUrl: peers.redis.env.CALLBOARD_TEST_REDIS ?? '',
    only,
    async floor(name, ...args) {
      const port = await freePort()
      const program = new Program({
        command: process.execPath,
        args: [join(import.meta.dirname, 'floors', name), String(port), ...args],
        port,
        env: { ...process.env, ...IMAGE_ENV },
      })
      await program.start()
      floors.push(program)
      return { origin: `http://127.0.0.1:${port}`, pid: program.pid }
    },
    async renew() {
      await Promise.all(
        [...production.apis, ...production.workers].map(async (one) => {
          await one.stop()
          await one.start()
        }),
      )
    },
    async stop() {
      for (const program of floors) await program.stop()
      await production.stop()
      await peers.stop()
    },
  }
}
