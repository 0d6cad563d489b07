import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { answered, endpoint, STAFF_TOKEN, start, stopServers } from '../testing/server.ts'
import { KeptTracing } from '../testing/telemetry.ts'

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

describe('request traces', () => {
  afterEach(stopServers)

  it('have a span per request, named by its route, as a part of the trace of the caller [OPS-05]', async () => {
    const tracing = new KeptTracing()
    const params = Type.Object({ id: Type.String() })
    const one = answered(endpoint({ method: 'GET', path: '/records/{id}', params }), () => ({}))
    const server = await start([one], { tracing })
    const ended = tracing.ended()
    await server.call('GET', '/api/records/7?ticket=secret', {
      token: STAFF_TOKEN,
      headers: { traceparent: PARENT, 'x-request-id': 'edge-1' },
    })
    expect(await ended).to.deep.equal({
      name: 'GET /api/records/{id}',
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/records/{id}',
        'http.response.status_code': 200,
        'callboard.actor': 'user',
        'callboard.endpoint': 'probe.run',
        'callboard.request_id': 'edge-1',
      },
      failure: null,
      caller: PARENT,
    })
  })

  it('are marked when the fault is ours, by its code alone', async () => {
    const tracing = new KeptTracing()
    const failing = answered(endpoint(), () => {
      throw new Error('Duplicate entry ada@people.example')
    })
    const server = await start([failing], { tracing })
    const ended = tracing.ended()
    await server.call('POST', '/api/probe')
    expect(await ended).to.include({ failure: 'internal', caller: undefined })
    const refused = tracing.ended()
    await server.call('GET', '/api/nothing')
    expect(await refused).to.include({ failure: null, name: 'GET none' })
  })
})
