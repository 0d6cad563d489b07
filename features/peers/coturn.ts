import { randomBytes } from 'node:crypto'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import type { Peer } from './peer.ts'
import { Program } from './program.ts'

const MEDIA_PORTS = 200

/** Janus takes no packet of a loopback address at the address of a network card, and listens on those only. */
const ownAddress = () =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.1'

/** coturn on loopback, which lends its relay for credentials made of a shared secret. @param folder for its files */
export async function startCoturn(folder: string): Promise<Peer> {
  const port = await freePort()
  const firstMedia = await freePort()
  const secret = randomBytes(24).toString('hex')
  const program = new Program({
    command: 'turnserver',
    args: [
      '-n',
      '--listening-ip=127.0.0.1',
      `--listening-port=${port}`,
      `--relay-ip=${ownAddress()}`,
      `--min-port=${firstMedia}`,
      `--max-port=${firstMedia + MEDIA_PORTS}`,
      '--use-auth-secret',
      `--static-auth-secret=${secret}`,
      '--realm=callboard',
      '--no-cli',
      '--no-tls',
      '--no-dtls',
      '--allow-loopback-peers',
      `--pidfile=${join(folder, 'coturn.pid')}`,
      '--log-file=stdout',
    ],
    port,
  })
  await program.start()
  return {
    env: { CALLBOARD_TURN_URLS: `turn:127.0.0.1:${port}?transport=udp`, CALLBOARD_TURN_SECRET: secret },
    start: () => program.start(),
    stop: (signal) => program.stop(signal),
  }
}
