import { Actor } from '@callboard/core'
import { expect } from 'chai'
import { answered, endpoint, STAFF_TOKEN, start, stopServers, TALENT_TOKEN, user } from './testing/server.ts'

const COOKIE = { cookie: `callboard=${STAFF_TOKEN}` }

/** An endpoint that answers its actor, and counts how often it ran. */
async function whoAsks(over: Parameters<typeof endpoint>[0] = {}) {
  const actors: Actor[] = []
  const serving = answered(endpoint(over), (actor) => {
    actors.push(actor)
    return actor
  })
  const server = await start([serving])
  return { server, actors }
}

describe('the authentication of a call', () => {
  afterEach(stopServers)

  it('knows a person by bearer token or by cookie, and all others as anonymous', async () => {
    const { server, actors } = await whoAsks({ method: 'GET' })
    await server.call('GET', '/api/probe', { token: STAFF_TOKEN })
    await server.call('GET', '/api/probe', { headers: COOKIE })
    await server.call('GET', '/api/probe')
    expect(actors).to.deep.equal([user('session_manager'), user('session_manager'), Actor.anonymous])
  })

  it('refuses a bad bearer token even where anonymous callers are admitted', async () => {
    const { server, actors } = await whoAsks()
    for (const authorization of ['Bearer forged', 'Bearer', 'Basic YTpi', `Token ${STAFF_TOKEN}`]) {
      const reply = await server.call('POST', '/api/probe', { headers: { authorization } })
      expect(reply.status, authorization).to.equal(401)
      expect(reply.json.error.code).to.equal('unauthenticated')
      expect(reply.headers.get('www-authenticate')).to.equal('Bearer')
    }
    expect(actors).to.deep.equal([])
  })

  it('passes on the bearer token of a program, and knows people by theirs, where programs call', async () => {
    const inputs: unknown[] = []
    const probe = endpoint({ access: ['anonymous'], bearer: true })
    const server = await start([answered(probe, (actor, input) => inputs.push([actor.kind, input]))])
    const send = async (authorization: string) =>
      (await server.call('POST', '/api/probe', { headers: authorization ? { authorization } : {} })).status
    const sent = ['Bearer of-a-program', 'Basic YTpi', '', `Bearer ${STAFF_TOKEN}`]
    expect(await Promise.all(sent.map(send))).to.deep.equal([200, 200, 200, 403])
    expect(inputs).to.have.deep.members([
      ['anonymous', { bearer: 'of-a-program' }],
      ['anonymous', { bearer: '' }],
      ['anonymous', { bearer: '' }],
    ])
    const { paths } = server.openapi() as { paths: Record<string, { post: object }> }
    expect(paths['/probe']?.post).to.have.deep.property('security', [{ program: [] }])
  })

  it('takes a call with a stale cookie as anonymous, so that its owner can sign in again', async () => {
    const { server, actors } = await whoAsks()
    const reply = await server.call('POST', '/api/probe', { headers: { cookie: 'callboard=ended' } })
    expect(reply.status).to.equal(200)
    expect(actors).to.deep.equal([Actor.anonymous])
  })

  it('over https reads only the cookie that no other host can set', async () => {
    const { server, actors } = await whoAsks({ method: 'GET' })
    const https = { 'x-forwarded-proto': 'https' }
    await server.call('GET', '/api/probe', { headers: { ...COOKIE, ...https } })
    const secure = { cookie: `__Host-callboard=${STAFF_TOKEN}`, ...https }
    await server.call('GET', '/api/probe', { headers: secure })
    expect(actors).to.deep.equal([Actor.anonymous, user('session_manager')])
  })

  it('asks strangers to sign in and refuses roles that are not listed, before anything is read', async () => {
    const { server, actors } = await whoAsks({ access: ['session_manager'] })
    const stranger = await server.call('POST', '/api/probe', { raw: '{broken' })
    expect([stranger.status, stranger.json.error.code]).to.deep.equal([401, 'unauthenticated'])
    const talent = await server.call('POST', '/api/probe', { raw: '{broken', token: TALENT_TOKEN })
    expect([talent.status, talent.json.error.code]).to.deep.equal([403, 'denied'])
    expect(actors).to.deep.equal([])
    expect((await server.call('POST', '/api/probe', { token: STAFF_TOKEN })).status).to.equal(200)
  })

  it('refuses calls of an endpoint with an empty access list, and tokens that speak for the product itself', async () => {
    const closed = answered(endpoint({ path: '/closed', access: [] }), () => 'ran')
    const forPeople = answered(endpoint({ name: 'probe.people', access: ['super_admin'] }), () => 'ran')
    const server = await start([closed, forPeople])
    server.authenticator.allow('s', Actor.system('a job'))
    server.authenticator.allow('a', user('super_admin'))
    expect((await server.call('POST', '/api/closed', { token: 'a' })).status).to.equal(403)
    expect((await server.call('POST', '/api/probe', { token: 's' })).status).to.equal(403)
  })
})

describe('the origin of unsafe requests by cookie', () => {
  afterEach(stopServers)

  it('must be this site', async () => {
    const { server, actors } = await whoAsks()
    const refused: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://callboard.test.evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      {},
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of refused) {
      const reply = await server.call('POST', '/api/probe', { headers: { ...COOKIE, ...headers } })
      expect([reply.status, reply.json.error.code], JSON.stringify(headers)).to.deep.equal([
        403,
        'bad_origin',
      ])
    }
    expect(actors).to.deep.equal([])
    const taken: Record<string, string>[] = [
      { origin: 'http://callboard.test' },
      { origin: server.origin },
      { 'sec-fetch-site': 'same-origin' },
    ]
    for (const headers of taken) {
      const reply = await server.call('POST', '/api/probe', { headers: { ...COOKIE, ...headers } })
      expect(reply.status, JSON.stringify(headers)).to.equal(200)
    }
  })

  it('does not matter for bearer tokens, which a browser never sends by itself', async () => {
    const { server } = await whoAsks()
    const headers = { origin: 'https://partner.example' }
    expect((await server.call('POST', '/api/probe', { token: STAFF_TOKEN, headers })).status).to.equal(200)
  })
})
