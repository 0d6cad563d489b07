import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { answered, endpoint, start, stopServers } from '../testing/server.ts'
import { KeptMetrics } from '../testing/telemetry.ts'

const id = Type.Object({ id: Type.String() })

describe('request metrics', () => {
  afterEach(stopServers)

  it('count and time by method, route template and status class, never by address [OPS-05]', async () => {
    const metrics = new KeptMetrics()
    const one = answered(endpoint({ method: 'GET', path: '/records/{id}', params: id }), (_, input) => {
      if (input.id === 'broken') throw new Error('broken')
      return {}
    })
    const mount = { prefix: '/blobs', handler: (_: unknown, res: { end(): unknown }) => void res.end() }
    const server = await start([one], { metrics, mounts: [mount] })
    for (const path of ['/api/records/1', '/api/records/2', '/api/records/broken', '/api/gone/7', '/blobs/8'])
      await server.call('GET', path)
    await server.call('GET', '/healthz')
    await server.call('LOCK', '/api/records/1')
    await server.log.first(({ method }) => method === 'LOCK')
    const expected = {
      'callboard_http_requests_total GET /api/records/{id} 2xx': 2,
      'callboard_http_requests_total GET /api/records/{id} 5xx': 1,
      'callboard_http_requests_total GET none 4xx': 1,
      'callboard_http_requests_total GET /blobs 2xx': 1,
      'callboard_http_requests_total GET /healthz 2xx': 1,
      'callboard_http_requests_total other none 4xx': 1,
    }
    expect(Object.fromEntries(metrics.counts)).to.deep.equal(expected)
    const times = metrics.observed.get('callboard_http_request_seconds GET /api/records/{id} 2xx')
    expect(times).to.have.length(2)
    for (const seconds of times ?? []) expect(seconds).to.be.greaterThan(0).and.lessThan(60)
  })

  it('count running requests, and requests aborted before the end', async () => {
    const metrics = new KeptMetrics()
    const reached = Promise.withResolvers<void>()
    const done = Promise.withResolvers<void>()
    const waiting = answered(endpoint(), async () => {
      reached.resolve()
      await done.promise
    })
    const server = await start([waiting], { metrics })
    const abort = new AbortController()
    const call = fetch(`${server.origin}/api/probe`, { method: 'POST', signal: abort.signal }).catch(
      () => null,
    )
    await reached.promise
    expect(await metrics.read('callboard_http_requests_running')).to.deep.equal([1])
    abort.abort()
    await call
    await server.log.first(({ msg }) => msg === 'request')
    done.resolve()
    expect(await metrics.read('callboard_http_requests_running')).to.deep.equal([0])
    expect([...metrics.counts.keys()]).to.deep.equal([
      'callboard_http_requests_total POST /api/probe aborted',
    ])
  })
})
