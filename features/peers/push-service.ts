import { EventEmitter, on, once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import {
  type SubscribedBrowser,
  subscribedBrowser,
} from '../../adapters/push-web/src/testing/subscribed-browser.ts'
import { selfSigned } from '../../core/src/testing/certificates.ts'

const NAME = 'fcm.googleapis.com'

export interface PushService {
  /** The settings of a process that finds it under the name of Chrome's push service. */
  readonly env: Readonly<Record<string, string>>
  /** Of one browser. */
  readonly subscription: SubscribedBrowser['keys'] & { readonly endpoint: string }
  /** The next payload, as the browser reads it. */
  next(): Promise<string>
  stop(): Promise<void>
}

/** A push service behind a proxy, which leads a process to it as if it were Chrome's. */
export async function startPushService(): Promise<PushService> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-push-service-'))
  const certificate = join(folder, 'cert.pem')
  const { cert, key } = await selfSigned([NAME])
  await writeFile(certificate, cert)
  const browser = subscribedBrowser()
  const events = new EventEmitter()
  const payloads = on(events, 'payload')
  const service = createSecureServer({ cert, key }, async (request, response) => {
    const payload = browser.read(await buffer(request))
    response.writeHead(201).end()
    events.emit('payload', payload)
  })
  const proxy = createServer().on('connect', (_request, line) => {
    line.write('HTTP/1.1 200 Connection established\r\n\r\n')
    service.emit('connection', line)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    env: {
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    subscription: { endpoint: `https://${NAME}/fcm/send/browser`, ...browser.keys },
    next: async () => (await payloads.next()).value![0],
    async stop() {
      proxy.close()
      service.closeAllConnections()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
