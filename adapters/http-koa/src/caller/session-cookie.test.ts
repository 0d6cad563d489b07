import { expect } from 'chai'
import { answered, endpoint, start, stopServers } from '../testing/server.ts'

const HTTPS = { 'x-forwarded-proto': 'https' }

async function cookiesOf(
  over: Parameters<typeof endpoint>[0],
  reply: unknown,
  headers: Record<string, string> = {},
) {
  const server = await start([answered(endpoint(over), () => reply)])
  return (await server.call('POST', '/api/probe', { headers })).headers.getSetCookie()
}

const parts = (cookie: string | undefined) =>
  (cookie ?? '').split('; ').map((part) => (part.startsWith('expires=') ? 'expires' : part))

describe('the session cookie', () => {
  afterEach(stopServers)

  it('keeps a new token out of reach of scripts and other sites for 30 days', async () => {
    const before = Date.now()
    const cookies = await cookiesOf({ cookie: 'set' }, { success: true, token: 'secret' })
    expect(cookies).to.have.length(1)
    expect(parts(cookies[0])).to.have.members([
      'callboard=secret',
      'path=/',
      'expires',
      'samesite=lax',
      'httponly',
    ])
    const expires = Date.parse(/expires=([^;]+)/.exec(cookies[0]!)![1]!)
    expect(expires - before).to.be.within(30 * 86_400_000 - 1000, 30 * 86_400_000 + 60_000)
  })

  it('over https is secure and bound to the host', async () => {
    const cookies = await cookiesOf({ cookie: 'set' }, { success: true, token: 'secret' }, HTTPS)
    expect(parts(cookies[0])).to.have.members([
      '__Host-callboard=secret',
      'path=/',
      'expires',
      'samesite=lax',
      'secure',
      'httponly',
    ])
  })

  it('is not set without success, without a token, or by other endpoints', async () => {
    expect(await cookiesOf({ cookie: 'set' }, { success: false, token: 'secret' })).to.deep.equal([])
    expect(await cookiesOf({ cookie: 'set' }, { success: true, second_factor: true })).to.deep.equal([])
    expect(await cookiesOf({}, { success: true, token: 'secret' })).to.deep.equal([])
  })

  it('goes away at sign-out', async () => {
    for (const [headers, name] of [
      [{}, 'callboard'],
      [HTTPS, '__Host-callboard'],
    ] as const) {
      const [cookie] = await cookiesOf({ cookie: 'clear' }, { success: true }, headers)
      expect(cookie).to.match(new RegExp(`^${name}=; .*expires=Thu, 01 Jan 1970`))
    }
  })
})
