import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { Redis } from 'ioredis'

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** A Redis of a test's own that keeps nothing, with such settings as `{ 'maxmemory-policy': 'allkeys-lru' }`. */
export async function ownRedis(settings: Readonly<Record<string, string>>) {
  const port = await freePort()
  const all = { port: String(port), bind: '127.0.0.1', save: '', appendonly: 'no', ...settings }
  const child = spawn(
    'redis-server',
    Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]),
    { stdio: 'ignore' },
  )
  const redis = new Redis(port, '127.0.0.1', {
    password: settings.requirepass,
    maxRetriesPerRequest: null,
    retryStrategy: () => 20,
  })
  redis.on('error', () => {})
  await redis.ping()
  redis.disconnect()
  return {
    redisUrl: `redis://127.0.0.1:${port}`,
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
