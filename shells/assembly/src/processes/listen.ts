import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Settings } from '../settings/settings.ts'

const fault = (error: NodeJS.ErrnoException, port: number): Error =>
  error.code === 'EADDRINUSE'
    ? new Error(
        `Port ${port} is taken by another program, perhaps by another Callboard. End that one, or choose another port: PORT=${port + 1} npm start`,
      )
    : error

/**
 * @throws Error in plain words when the port is taken
 * @returns the port it listens on: the asked one, or a free one when that was 0
 */
export async function listen(
  server: Server,
  { port, host }: Pick<Settings, 'port' | 'host'>,
): Promise<number> {
  await new Promise<void>((listening, failed) => {
    server.once('error', (error) => failed(fault(error, port)))
    server.listen(port, host, listening)
  })
  return (server.address() as AddressInfo).port
}
