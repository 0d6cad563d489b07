import { expect } from 'chai'
import { isDirectPeer } from '../caller/direct-peer.ts'
import { start, stopServers, TestServer } from '../testing/server.ts'

const TOKEN = 'token-of-the-scraper'
const page = { page: async () => 'callboard_sockets 3\n', contentType: 'text/plain; version=0.0.4' }
const forwarded = { 'x-forwarded-for': '203.0.113.7' }

describe('the metrics page', () => {
  afterEach(stopServers)

  it('is not there unless it was asked for', async () => {
    const server = await start([])
    expect((await server.call('GET', '/metrics')).status).to.equal(404)
  })

  it('answers direct requests from this machine [OPS-05]', async () => {
    const server = await start([], { metricsPage: page })
    const reply = await server.call('GET', '/metrics')
    expect([reply.status, reply.text]).to.deep.equal([200, 'callboard_sockets 3\n'])
    expect(reply.headers.get('content-type')).to.equal('text/plain; version=0.0.4')
  })

  it('is closed to requests through a proxy without the token [OPS-05]', async () => {
    const server = await start([], { metricsPage: { ...page, token: TOKEN } })
    const status = async (headers: Record<string, string>) =>
      (await server.call('GET', '/metrics', { headers })).status
    expect(await status(forwarded)).to.equal(403)
    expect(await status({ ...forwarded, authorization: 'Bearer token-of-somebody-else' })).to.equal(403)
    expect(await status({ ...forwarded, authorization: TOKEN })).to.equal(403)
    expect(await status({ ...forwarded, authorization: `Bearer ${TOKEN}` })).to.equal(200)
    const closed = await start([], { metricsPage: page })
    const headers = { ...forwarded, authorization: 'Bearer undefined' }
    expect((await closed.call('GET', '/metrics', { headers })).status).to.equal(403)
  })

  it('refuses a token that can be guessed, by the name of the setting', () => {
    const short = () => new TestServer([], { metricsPage: { ...page, token: 'short' } })
    expect(short).to.throw('CALLBOARD_METRICS_TOKEN')
  })

  it('takes an address of the own network without a proxy for a direct peer', () => {
    const from = (remoteAddress: string, headers = {}) =>
      isDirectPeer({ headers, socket: { remoteAddress } } as Parameters<typeof isDirectPeer>[0])
    for (const near of ['127.0.0.1', '::1', '::ffff:10.1.2.3', '172.16.0.9', '192.168.1.4', 'fd00::7'])
      expect(from(near), near).to.equal(true)
    for (const far of ['203.0.113.7', '172.32.0.1', '::ffff:203.0.113.7', '2001:db8::1', ''])
      expect(from(far), far).to.equal(false)
    for (const name of ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'])
      expect(from('127.0.0.1', { [name]: 'x' }), name).to.equal(false)
  })
})
