import { once } from 'node:events'
import { createServer } from 'node:net'

/** @returns a loopback port that nobody listens on */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
