import { expect } from 'chai'
import { answered, endpoint, start, stopServers } from '../testing/server.ts'
import { KeptTracing, TRACE_ID } from '../testing/telemetry.ts'

const call = { headers: { 'x-request-id': 'edge-7f3a' } }

describe('the id of a request', () => {
  afterEach(stopServers)

  it('is the one that a trusted proxy gave [OPS-05]', async () => {
    const server = await start([])
    const reply = await server.call('GET', '/api/nothing', call)
    expect(reply.headers.get('x-request-id')).to.equal('edge-7f3a')
    expect(reply.json.error.request_id).to.equal('edge-7f3a')
  })

  it('is ours where no proxy is trusted, or the given one could do harm in a log', async () => {
    const open = await start([], { trustProxy: false })
    expect((await open.call('GET', '/healthz', call)).headers.get('x-request-id')).to.equal('request-1')
    const server = await start([])
    for (const given of ['x'.repeat(65), 'a b', 'a"b', 'tab\tbed']) {
      const reply = await server.call('GET', '/healthz', { headers: { 'x-request-id': given } })
      expect(reply.headers.get('x-request-id'), given).to.match(/^request-\d+$/)
    }
  })

  it('is in every line that is written for the request, however deep, with its trace, and in no other [OPS-05]', async () => {
    const both = Promise.withResolvers<void>()
    let inside = 0
    const probe = answered(endpoint(), async () => {
      inside++
      if (inside === 2) both.resolve()
      await both.promise
      deep()
    })
    const server = await start([probe], { tracing: new KeptTracing() })
    const deep = () => server.logger.warn({ step: inside-- }, 'from deep inside')
    const ids = ['first', 'second']
    await Promise.all(ids.map((id) => server.call('POST', '/api/probe', { headers: { 'x-request-id': id } })))
    await Promise.all(
      ids.map((id) => server.log.first(({ msg, request_id }) => msg === 'request' && request_id === id)),
    )
    server.logger.info('from nowhere')
    const of = (id: string) => server.log.lines.filter(({ request_id }) => request_id === id)
    for (const id of ids) {
      expect(of(id).map(({ msg }) => msg)).to.deep.equal(['from deep inside', 'request'])
      for (const line of of(id)) expect(line.trace_id).to.equal(TRACE_ID)
    }
    const other = await server.log.first(({ msg }) => msg === 'from nowhere')
    expect(other).not.to.have.any.keys('request_id', 'trace_id')
  })
})
