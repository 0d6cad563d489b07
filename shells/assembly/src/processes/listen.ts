import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Settings } from '../settings/settings.ts'

/** @returns the port it listens on: the asked one, or a free one when that was 0 */
export async function listen(
  server: Server,
  { port, host }: Pick<Settings, 'port' | 'host'>,
): Promise<number> {
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(port, host, listening)
  })
  return (server.address() as AddressInfo).port
}
