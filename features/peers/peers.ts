import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMariadb } from './mariadb.ts'
import type { Peer } from './peer.ts'
import { startRedis } from './redis.ts'
import { startS3 } from './s3.ts'

export interface Peers {
  readonly mariadb: Peer
  readonly redis: Peer
  readonly s3: Peer
  /** The addresses of all of them, as tests read them. */
  readonly env: Readonly<Record<string, string>>
  /** Ends them and removes their data. */
  stop(): Promise<void>
}

/** MariaDB, Redis and S3, each on a free loopback port with its data in a temporary folder. */
export async function startPeers(): Promise<Peers> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-peers-'))
  const own = async (name: string) => {
    const path = join(folder, name)
    await mkdir(path)
    return path
  }
  const starting = [
    own('mariadb').then(startMariadb),
    own('redis').then(startRedis),
    own('s3').then(startS3),
  ] as const
  const stop = async () => {
    const started = await Promise.allSettled(starting)
    await Promise.all(started.map((one) => one.status === 'fulfilled' && one.value.stop()))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const [mariadb, redis, s3] = await Promise.all(starting)
    return { mariadb, redis, s3, env: { ...mariadb.env, ...redis.env, ...s3.env }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
