import type { Endpoint } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { answered, endpoint, start, stopServers, TestServer } from './testing/server.ts'

const id = Type.Object({ id: Type.String() })
const build = (...endpoints: Endpoint[]) =>
  new TestServer(
    endpoints.map((one) => answered(one, () => null)),
    {},
  )

describe('the start', () => {
  afterEach(stopServers)

  it('stops for a name or a route that is there twice', () => {
    const one = endpoint({ path: '/records/{id}', params: id })
    expect(() => build(one, endpoint({ path: '/other' }))).to.throw('more than one endpoint probe.run')
    const same = endpoint({
      name: 'other',
      path: '/records/{key}',
      params: Type.Object({ key: Type.String() }),
    })
    expect(() => build(one, same)).to.throw('more than one route POST /records/{}')
  })

  it('stops for a path field that no schema would check', () => {
    expect(() => build(endpoint({ path: '/records/{id}' }))).to.throw('no schema for its path field id')
    expect(() => build(endpoint({ path: '/records/{id}/{no}', params: id }))).to.throw('path field no')
  })

  it('stops for a subject that no checked field names', () => {
    const subject = {
      kind: 'record',
      title: 'This record',
      fields: { id: 'key' },
      admits: 'anybody',
    } as const
    expect(() => build(endpoint({ path: '/records/{id}', params: id, subject }))).to.throw(
      "subject's field key",
    )
  })

  it('stops for a path that cannot be led to its endpoint', () => {
    for (const path of ['records', '/', '/{id}', '/records/{id']) {
      expect(() => build(endpoint({ path, params: id })), path).to.throw('path')
    }
  })

  it('asks for use cases before the first call', () => {
    const unknown = () => {
      throw new Error('No binding found')
    }
    const serving = answered(endpoint(), () => null)
    expect(() => new TestServer([serving], { resolve: unknown })).to.throw('No binding found')
  })
})

describe('a connection', () => {
  afterEach(stopServers)

  it('stays open between two requests for longer than balancers keep it', async () => {
    const server = await start([answered(endpoint({ method: 'GET' }), () => 'here')])
    const { headers } = await server.call('GET', '/api/probe')
    expect(headers.get('keep-alive')).to.equal('timeout=75')
  })
})

describe('dispatch', () => {
  afterEach(stopServers)

  it('prefers fixed words to path fields, in any order of modules', async () => {
    const general = answered(
      endpoint({ name: 'a', method: 'GET', path: '/records/{id}', params: id }),
      (_, input) => input,
    )
    const fixed = answered(endpoint({ name: 'b', method: 'GET', path: '/records/mine' }), () => 'mine')
    const deep = answered(
      endpoint({ name: 'c', method: 'GET', path: '/records/{id}/notes', params: id }),
      () => 'notes',
    )
    const modules = [
      { name: 'one', api: [general, deep] },
      { name: 'two', api: [fixed] },
    ]
    const server = await start([], { modules })
    expect((await server.call('GET', '/api/records/mine')).json).to.equal('mine')
    expect((await server.call('GET', '/api/records/7')).json).to.deep.equal({ id: '7' })
    expect((await server.call('GET', '/api/records/7/notes')).json).to.equal('notes')
    expect((await server.call('HEAD', '/api/records/7')).status).to.equal(200)
  })

  it('leaves broken escapes in paths to the checks', async () => {
    const one = answered(endpoint({ method: 'GET', path: '/records/{id}', params: id }), (_, input) => input)
    const server = await start([one])
    expect((await server.call('GET', '/api/records/%zz')).json).to.deep.equal({ id: '%zz' })
  })

  it('packs larger replies when asked to, and forbids keeping them', async () => {
    const text = 'callboard '.repeat(500)
    const server = await start([
      answered(endpoint({ method: 'GET', path: '/large' }), () => ({ text })),
      answered(endpoint({ name: 'small', method: 'GET', path: '/small' }), () => ({})),
    ])
    const large = await server.call('GET', '/api/large', { headers: { 'accept-encoding': 'gzip' } })
    expect(large.headers.get('content-encoding')).to.equal('gzip')
    expect(large.json).to.deep.equal({ text })
    expect(large.headers.get('cache-control')).to.equal('no-store')
    const small = await server.call('GET', '/api/small', { headers: { 'accept-encoding': 'gzip' } })
    expect(small.headers.get('content-encoding')).to.equal(null)
  })

  it('leads on where an endpoint only knows the way, and says so in its description', async () => {
    const over = { method: 'GET', path: '/file', redirect: true } as const
    const location = 'https://bucket.example/take.mp4?signature=a%2Bb'
    const server = await start([
      answered(endpoint(over), () => ({ location })),
      answered(endpoint({ ...over, name: 'lost', path: '/lost' }), () => ({})),
    ])
    const reply = await server.call('GET', '/api/file')
    expect([reply.status, reply.headers.get('location')]).to.deep.equal([302, location])
    expect((await server.call('GET', '/api/lost')).status).to.equal(500)
    const { paths } = server.openapi() as { paths: Record<string, { get: { responses: object } }> }
    expect(paths['/file']?.get.responses).to.have.keys('302', 'default')
  })
})
