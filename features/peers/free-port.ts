import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports of Linux, so that no other process is given the port by chance before its use. */
const LOWEST = 10_000
const HIGHEST = 32_000

/** @returns a loopback port without a listener */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isListening) return false
  server.close()
  await once(server, 'close')
  return true
}
