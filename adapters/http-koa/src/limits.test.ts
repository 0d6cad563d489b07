import { DomainError } from '@callboard/core'
import { fileBody, type Limit, type UploadedFile } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { callerNetwork } from './caller/caller-network.ts'
import { answered, endpoint, STAFF_TOKEN, start, stopServers, TALENT_TOKEN } from './testing/server.ts'

const from = (address: string) => ({ 'x-forwarded-for': address })

async function limited(...limits: Limit[]) {
  const runs = { count: 0 }
  const body = Type.Object({
    email: Type.Optional(Type.String({ minLength: 1 })),
    password: Type.Optional(Type.String()),
    phone: Type.Optional(Type.String()),
    country: Type.Optional(Type.String()),
  })
  const serving = answered(endpoint({ limits, body }), (_actor, { password }) => {
    runs.count += 1
    if (password === 'wrong') throw new DomainError('rule', 'wrong_password', 'This password is not right.')
    return runs.count
  })
  return { server: await start([serving]), runs }
}

describe('call limits', () => {
  afterEach(stopServers)

  it('per address refuse with 429 and the time to wait, without running anything [SEC-02]', async () => {
    const { server, runs } = await limited({ per: 'address', max: 2, seconds: 60 })
    const headers = from('203.0.113.7')
    await server.call('POST', '/api/probe', { headers })
    await server.call('POST', '/api/probe', { headers })
    server.clock.advance(20_000)
    const reply = await server.call('POST', '/api/probe', { headers })
    expect([reply.status, reply.json.error.code]).to.deep.equal([429, 'limited'])
    expect(reply.json.error.message).to.equal('Too many tries. Please try again in 40 seconds.')
    expect(reply.headers.get('retry-after')).to.equal('40')
    expect(runs.count).to.equal(2)
    expect((await server.call('POST', '/api/probe', { headers: from('203.0.113.8') })).status).to.equal(200)
    server.clock.advance(40_000)
    expect((await server.call('POST', '/api/probe', { headers })).status).to.equal(200)
  })

  it('per address cannot be dodged by a made-up forwarding header', async () => {
    const { server } = await limited({ per: 'address', max: 1, seconds: 60 })
    const statuses = []
    for (const lie of ['198.51.100.1', '198.51.100.2']) {
      const reply = await server.call('POST', '/api/probe', { headers: from(`${lie}, 203.0.113.7`) })
      statuses.push(reply.status)
    }
    expect(statuses).to.deep.equal([200, 429])
  })

  it('per phone number count all of its spellings as one [SEC-02]', async () => {
    const per = { field: 'phone', phoneIn: 'country' }
    const { server } = await limited({ per, having: 'phone', max: 1, seconds: 60 })
    const call = async (phone: string, country?: string) =>
      (await server.call('POST', '/api/probe', { body: { phone, country } })).status
    expect(await call('+12135550123')).to.equal(200)
    for (const spelled of ['213 555 0123', '(213) 555-0123', '213.555.0123', ' 2135550123 '])
      expect(await call(spelled), spelled).to.equal(429)
    expect(await call('213 555 0123', 'US')).to.equal(429)
    expect(await call('+12135550124'), 'another number').to.equal(200)
    expect(await call('no number 77'), 'what is no number counts by its digits').to.equal(200)
    expect(await call('no-number 7 7')).to.equal(429)
  })

  it('of bytes count what is uploaded, and say when one may go on [SEC-10]', async () => {
    const sizes: number[] = []
    const body = fileBody(1_000, ['image/png'])
    const limits = [{ per: 'actor', max: 1_000, seconds: 86_400, of: 'bytes' }] as const
    const serving = answered(endpoint({ limits, body }), (_actor, { file }) =>
      sizes.push((file as UploadedFile).bytes.length),
    )
    const server = await start([serving])
    const send = (size: number, token = STAFF_TOKEN) =>
      server.call('POST', '/api/probe', {
        token,
        raw: new Uint8Array(size),
        headers: { 'content-type': 'image/png' },
      })
    expect((await send(600)).status).to.equal(200)
    expect((await send(400)).status).to.equal(200)
    const refused = await send(1)
    expect(refused.status).to.equal(429)
    expect(refused.json.error.message).to.equal(
      'As much was uploaded as may be in a day. Please go on in 24 h.',
    )
    expect((await send(1, TALENT_TOKEN)).status).to.equal(200)
    expect(sizes).to.deep.equal([600, 400, 1])
    server.clock.advance(86_400_000)
    expect((await send(1)).status).to.equal(200)
  })

  it('per person follow the person, and tell strangers apart by address', async () => {
    const { server } = await limited({ per: 'actor', max: 1, seconds: 60 })
    const statuses = async (calls: Parameters<typeof server.call>[2][]) => {
      const replies = []
      for (const call of calls) replies.push((await server.call('POST', '/api/probe', call)).status)
      return replies
    }
    expect(
      await statuses([
        { token: STAFF_TOKEN, headers: from('203.0.113.1') },
        { token: STAFF_TOKEN, headers: from('203.0.113.2') },
        { token: TALENT_TOKEN, headers: from('203.0.113.1') },
        { headers: from('203.0.113.1') },
        { headers: from('203.0.113.1') },
        { headers: from('203.0.113.2') },
      ]),
    ).to.deep.equal([200, 429, 200, 200, 429, 200])
  })

  it('per field follow the value from any address, however it is written, and keep it to themselves [SEC-02]', async () => {
    const { server, runs } = await limited({ per: { field: 'email' }, max: 1, seconds: 3600 })
    const send = (email: string, address: string) =>
      server.call('POST', '/api/probe', { body: { email }, headers: from(address) })
    expect((await send('ada@people.example', '203.0.113.1')).status).to.equal(200)
    const again = await send(' Ada@People.Example', '203.0.113.2')
    expect(again.status).to.equal(429)
    expect(again.json.error.message).to.equal('Too many tries. Please try again in 60 minutes.')
    expect((await send('grace@people.example', '203.0.113.1')).status).to.equal(200)
    expect(runs.count).to.equal(2)
    expect(server.limiter.keys.join()).not.to.include('people')
  })

  it('per field and address together do not lock out callers from other addresses [SEC-02]', async () => {
    const { server, runs } = await limited(
      { per: { field: 'email', and: 'address' }, max: 2, seconds: 60 },
      { per: { field: 'email' }, max: 5, seconds: 60 },
    )
    const send = async (address: string, email = 'ada@people.example') =>
      (await server.call('POST', '/api/probe', { body: { email }, headers: from(address) })).status
    const attacker = []
    for (let tries = 0; tries < 9; tries += 1) attacker.push(await send('2001:db8:1:2::1'))
    expect(attacker).to.deep.equal([200, 200, ...Array(7).fill(429)])
    expect(await send('2001:db8:1:2::77'), 'the same network').to.equal(429)
    expect(await send('2001:db8:1:2::1', 'grace@people.example')).to.equal(200)
    expect([await send('203.0.113.7'), await send('203.0.113.7')]).to.deep.equal([200, 200])
    const others = []
    for (const host of [1, 2]) others.push(await send(`198.51.100.${host}`))
    expect(others, 'the five of all networks').to.deep.equal([200, 429])
    expect(runs.count).to.equal(6)
    expect(server.limiter.keys.join()).not.to.include('people')
  })

  it('of calls with a certain field leave those without it alone', async () => {
    const { server } = await limited({ per: 'actor', having: 'password', max: 1, seconds: 60 })
    const send = async (body: object, token: string) =>
      (await server.call('POST', '/api/probe', { body, token })).status
    const tries = []
    for (const body of [{ password: 'a' }, { password: 'b' }, { password: '' }, { email: 'x' }, {}])
      tries.push(await send(body, STAFF_TOKEN))
    expect(tries).to.deep.equal([200, 429, 429, 200, 200])
    expect(await send({ password: 'a' }, TALENT_TOKEN)).to.equal(200)
  })

  it('of failures let through whoever succeeds, however often [SEC-02]', async () => {
    const { server, runs } = await limited({ per: { field: 'email' }, max: 2, seconds: 60, failures: true })
    const send = async (password: string) =>
      (await server.call('POST', '/api/probe', { body: { email: 'ada@people.example', password } })).status
    const right = []
    for (let tries = 0; tries < 5; tries += 1) right.push(await send('right'))
    expect(right).to.deep.equal([200, 200, 200, 200, 200])
    expect([await send('wrong'), await send('right'), await send('wrong')]).to.deep.equal([422, 200, 422])
    expect([await send('wrong'), await send('right')], 'after two failures').to.deep.equal([429, 429])
    expect(runs.count).to.equal(8)
  })

  it('may answer as usual instead of refusing, and run nothing all the same', async () => {
    const quietly = { per: { field: 'email' }, max: 1, seconds: 60, beyond: { success: true } } as const
    const { server, runs } = await limited(quietly)
    const send = () => server.call('POST', '/api/probe', { body: { email: 'ada@people.example' } })
    await send()
    const reply = await send()
    expect([reply.status, reply.json]).to.deep.equal([200, { success: true }])
    expect(reply.headers.get('retry-after')).to.equal(null)
    expect(runs.count).to.equal(1)
  })

  it('by address come before the body is read, by field only with valid input', async () => {
    const { server } = await limited(
      { per: 'address', max: 1, seconds: 60 },
      { per: { field: 'email' }, max: 1, seconds: 60 },
    )
    const broken = { raw: '{broken', headers: { 'content-type': 'application/json' } }
    expect((await server.call('POST', '/api/probe', broken)).status).to.equal(400)
    expect((await server.call('POST', '/api/probe', broken)).status).to.equal(429)
    expect(server.limiter.keys).to.deep.equal(Array(2).fill('probe.run:address:127.0.0.1'))
  })

  it('count a whole IPv6 network as one', () => {
    expect(callerNetwork('2001:db8:1:2:3:4:5:6')).to.equal('2001:db8:1:2::/64')
    expect(callerNetwork('2001:db8:1:2::1')).to.equal('2001:db8:1:2::/64')
    expect(callerNetwork('2001:db8::1')).to.equal('2001:db8:0:0::/64')
    expect(callerNetwork('::1')).to.equal('0:0:0:0::/64')
    expect(callerNetwork('::ffff:203.0.113.7')).to.equal('203.0.113.7')
    expect(callerNetwork('203.0.113.7')).to.equal('203.0.113.7')
  })
})
