import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from './free-port.ts'
import type { Peer } from './peer.ts'
import { Program } from './program.ts'
import { root } from './root.ts'

const DEPLOYED = join(root, 'ops/deploy/janus')
/** UDP ports of one test's pictures and sound: two connections of each page, a port each. */
const MEDIA_PORTS = 200

const filled = (template: string, values: Readonly<Record<string, string>>) =>
  template.replace(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)

/** Janus with the deployed configuration, its API on loopback. @param folder for its files */
export async function startJanus(folder: string): Promise<Peer> {
  const port = await freePort()
  const firstMedia = await freePort()
  const [apiSecret, adminKey] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')]
  const values = {
    JANUS_API_SECRET: apiSecret,
    JANUS_ADMIN_KEY: adminKey,
    JANUS_WS_ADDRESS: '127.0.0.1',
    JANUS_WS_PORT: String(port),
    JANUS_MEDIA_PORTS: `${firstMedia}-${firstMedia + MEDIA_PORTS}`,
    JANUS_NAT_MAPPING: '',
  }
  const configuration = join(folder, 'conf')
  await mkdir(configuration, { recursive: true })
  for (const name of await readdir(DEPLOYED)) {
    if (!name.endsWith('.template')) continue
    const file = join(configuration, name.replace('.template', ''))

    await writeFile(file, filled(await readFile(join(DEPLOYED, name), 'utf8'), values))
  }
  const program = new Program({
    command: 'janus',
    args: ['-F', configuration, '-C', join(configuration, 'janus.jcfg'), '--disable-colors'],
    port,
  })
  await program.start()
  return {
    env: {
      JANUS_URL: `ws://127.0.0.1:${port}`,
      JANUS_API_SECRET: apiSecret,
      JANUS_ADMIN_KEY: adminKey,
    },
    start: () => program.start(),
    stop: (signal) => program.stop(signal),
  }
}
