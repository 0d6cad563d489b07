import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { Agent, type RequestOptions, request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type ConnectionOptions, connect } from 'node:tls'
import { expect } from 'chai'
import { selfSigned } from './certificates.ts'
import { until } from './until.ts'

export interface CertifiedServer {
  readonly port: number
  /** An account that may sign in. */
  readonly account: { readonly email: string; readonly password: string }
  stop(): Promise<void>
}

/** Of the client of sockets, as far as the contract goes. */
interface Line {
  readonly connected: boolean
  once(event: string, heard: (error: Error) => void): unknown
  emitWithAck(event: string): Promise<unknown>
  disconnect(): unknown
}
type OpenLine = (address: string, options: object) => Line

/** What the tests of one kind of server add to the contract. */
export interface ServedCertificate {
  write(pair: { cert: string; key: string }): Promise<void>
  /** The certificate that a new connection is shown. */
  shown(): Promise<string>
}

/**
 * The tests of a server that has its certificate from two files.
 * @param start with these settings: names and paths of the files
 * @param open of `socket.io-client`
 */
export function certificateContract(
  start: (settings: Readonly<Record<string, string>>) => Promise<CertifiedServer>,
  open: OpenLine,
): ServedCertificate {
  let folder: string
  let pair: { cert: string; key: string }
  let server: CertifiedServer

  const write = async ({ cert, key }: { cert: string; key: string }) => {
    await writeFile(join(folder, 'cert.pem'), cert)
    await writeFile(join(folder, 'key.pem'), key)
  }

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-https-'))
    pair = await selfSigned()
    await write(pair)
    server = await start({
      CALLBOARD_TLS_CERT: join(folder, 'cert.pem'),
      CALLBOARD_TLS_KEY: join(folder, 'key.pem'),
    })
  })
  after(async () => {
    await server?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Trusts the certificate of the beginning, as a phone that was told to. */
  async function call(path: string, options: RequestOptions = {}, body?: object) {
    const { port } = server
    const sent = request({
      host: '127.0.0.1',
      port,
      path,
      ca: pair.cert,
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json' },
      ...options,
    }).end(body && JSON.stringify(body))
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
  }

  async function socket(origin = `https://127.0.0.1:${server.port}`): Promise<Line> {
    const opened = open(`https://127.0.0.1:${server.port}`, {
      path: '/socket',
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ca: pair.cert,
      extraHeaders: { origin },
    })
    await new Promise<void>((connected, refused) => {
      opened.once('connect', () => connected())
      opened.once('connect_error', (error) => {
        opened.disconnect()
        refused(error)
      })
    })
    return opened
  }

  /** The certificate that a new connection is shown. */
  async function shown(options: ConnectionOptions = {}): Promise<string> {
    const opened = connect({
      port: server.port,
      host: '127.0.0.1',
      rejectUnauthorized: false,
      ...options,
    })
    await once(opened, 'secureConnect')
    const { fingerprint256 } = opened.getPeerCertificate()
    opened.destroy()
    return fingerprint256
  }

  it('answers HTTPS, keeps the sign-in in a secure cookie and takes it back [OPS-10]', async () => {
    const { status, headers } = await call('/api/auth/login', {}, server.account)
    expect(status).to.equal(200)
    const [cookie = ''] = headers['set-cookie'] ?? []
    expect(cookie)
      .to.match(/^__Host-callboard=\S+; .*secure/i)
      .and.match(/httponly/i)
    expect(headers['strict-transport-security']).to.equal(undefined)
    const own = await call('/api/auth/who-am-i', { headers: { cookie: cookie.split(';')[0]! } })
    expect(own.text).to.include(server.account.email)
  })

  it('takes sockets of its own pages over wss, and of no others [OPS-10]', async () => {
    const opened = await socket()
    await opened.emitWithAck('ping')
    opened.disconnect()
    const refused = await socket('https://stranger.example').catch((error: Error) => error)
    expect(refused).to.be.an('error')
  })

  it('speaks TLS 1.2 and newer [OPS-10]', async () => {
    await shown({ maxVersion: 'TLSv1.2' })
    const old = { minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' } as const
    const refused = await shown(old).catch((error: NodeJS.ErrnoException) => error)
    expect(refused).to.be.an('error')
  })

  it('shows a renewed certificate to new connections, and drops none of the open ones [OPS-10]', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1, ca: pair.cert })
    const sockets = new Set<unknown>()
    agent.on('free', (line) => sockets.add(line))
    const line = await socket()
    await call('/healthz', { agent })
    const first = await shown()
    await write(await selfSigned())
    await until('the new certificate is shown', async () => (await shown()) !== first)
    expect((await call('/healthz', { agent })).status).to.equal(200)
    expect(sockets.size).to.equal(1)
    await line.emitWithAck('ping')
    expect(line.connected).to.equal(true)
    line.disconnect()
    agent.destroy()
    await write(pair)
    await until('the first certificate is shown', async () => (await shown()) === first)
  })

  return { write, shown: () => shown() }
}
