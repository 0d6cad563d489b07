import { freePort } from './free-port.ts'
import type { Peer } from './peer.ts'
import { Program } from './program.ts'

/** A Redis with the settings that production needs: append-only file, nothing evicted. @param folder for its data */
export async function startRedis(folder: string): Promise<Peer> {
  const port = await freePort()
  const settings = {
    port,
    bind: '127.0.0.1',
    dir: folder,
    appendonly: 'yes',
    appendfsync: 'everysec',
    'maxmemory-policy': 'noeviction',
  }
  const program = new Program({
    command: 'redis-server',
    args: [
      ...Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]),
      '--save',
      '',
    ],
    port,
  })
  await program.start()
  return {
    env: { CALLBOARD_TEST_REDIS: `redis://127.0.0.1:${port}` },
    start: () => program.start(),
    stop: (signal) => program.stop(signal),
  }
}
