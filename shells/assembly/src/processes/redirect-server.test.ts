import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from 'chai'
import { redirectServer } from './redirect-server.ts'

describe('HTTP beside HTTPS', () => {
  const server = redirectServer({ publicUrl: 'https://casting.example', port: 8443 })

  before(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  after(() => server.close())

  async function asked(path: string, host: string, method = 'GET') {
    const { port } = server.address() as AddressInfo
    const call = request({ port, path, method, headers: { host } }).end()
    const [answer] = await once(call, 'response')
    return { status: answer.statusCode, location: answer.headers.location, words: await text(answer) }
  }

  for (const [host, origin] of [
    ['casting.example', 'https://casting.example'],
    ['casting.example:8080', 'https://casting.example'],
    ['192.168.1.20:8080', 'https://192.168.1.20:8443'],
    ['[fd00::2]:8080', 'https://[fd00::2]:8443'],
    ['localhost:8080', 'https://localhost:8443'],
    ['stranger.example', 'https://casting.example'],
    ['no host at all', 'https://casting.example'],
  ] as const)
    it(`leads ${host} to ${origin}, with path and query [OPS-10]`, async () => {
      const { status, location } = await asked('/onboard/corner-shop/1?from=a%20code&x=1', host)
      expect(status).to.equal(307)
      expect(location).to.equal(`${origin}/onboard/corner-shop/1?from=a%20code&x=1`)
    })

  it('leads to its own origin whatever the path is', async () => {
    for (const path of ['//stranger.example', 'http://stranger.example/x', '*']) {
      const { location } = await asked(path, 'casting.example')
      expect(new URL(location).origin, path).to.equal('https://casting.example')
    }
  })

  it('refuses what changes something, instead of sending it again [OPS-10]', async () => {
    const { status, location, words } = await asked('/api/auth/login', 'casting.example', 'POST')
    expect([status, location]).to.deep.equal([403, undefined])
    expect(words).to.equal('Callboard answers over HTTPS only: https://casting.example\n')
  })
})
