import { expect } from 'chai'
import { OtelTracing } from './index.ts'
import { attributeOf, startCollector } from './testing/collector.ts'

const SERVER = 2
const FAILED = 2
const MOST_WAITING = 2_048
const REMOTE = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'

describe('tracing with OpenTelemetry', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>
  let tracing: OtelTracing

  beforeEach(async () => {
    collector = await startCollector()
    tracing = new OtelTracing({
      endpoint: collector.endpoint,
      serviceName: 'callboard-api',
      headers: { authorization: 'Bearer of-the-collector' },
    })
  })
  afterEach(async () => {
    await tracing.shutdown()
    await collector.stop()
  })

  it('hands spans to the collector, by name, with their attributes [OPS-05]', async () => {
    const answer = await tracing.span(
      'POST',
      { 'callboard.actor': 'user' },
      async (span) => {
        span.rename('POST /api/records/{id}')
        span.set({ 'http.response.status_code': 200 })
        return span.traceId
      },
      { traceparent: undefined },
    )
    await tracing.flush()
    const [span] = collector.spans
    expect(span).to.include({ name: 'POST /api/records/{id}', kind: SERVER, traceId: answer })
    expect(attributeOf(span!, 'callboard.actor')).to.equal('user')
    expect(attributeOf(span!, 'http.response.status_code')).to.equal(200)
    expect(collector.services).to.deep.equal(['callboard-api'])
    expect(collector.headers[0]).to.include({ authorization: 'Bearer of-the-collector' })
  })

  it('goes on with the trace of the caller, and work inside becomes its children [OPS-05]', async () => {
    const outgoing = await tracing.span(
      'outer',
      {},
      () => tracing.span('inner', {}, async (span) => span.traceparent),
      { traceparent: REMOTE },
    )
    await tracing.flush()
    const [inner, outer] = collector.spans
    expect(outer).to.include({ traceId: REMOTE.slice(3, 35), parentSpanId: REMOTE.slice(36, 52) })
    expect(inner).to.include({ traceId: outer!.traceId, parentSpanId: outer!.spanId })
    expect(outgoing).to.equal(`00-${inner!.traceId}-${inner!.spanId}-01`)
  })

  it('begins a trace of its own for a caller without one, or with one that is broken', async () => {
    const broken = [undefined, '', 'x', `${REMOTE}-more`, `00-${'0'.repeat(32)}-b7ad6b7169203331-01`]
    for (const traceparent of broken) await tracing.span('root', {}, async () => {}, { traceparent })
    await tracing.flush()
    expect(collector.spans).to.have.length(broken.length)
    for (const { parentSpanId } of collector.spans) expect(parentSpanId).to.equal(undefined)
    expect(new Set(collector.spans.map(({ traceId }) => traceId)).size).to.equal(broken.length)
  })

  it('keeps work that runs at the same time apart', async () => {
    const both = Promise.withResolvers<void>()
    const work = (name: string) =>
      tracing.span(name, {}, async () => {
        await both.promise
        await tracing.span(`${name} child`, {}, async () => {})
      })
    const running = [work('one'), work('two')]
    both.resolve()
    await Promise.all(running)
    await tracing.flush()
    const named = (name: string) => collector.spans.find((span) => span.name === name)
    for (const name of ['one', 'two'])
      expect(named(`${name} child`)?.parentSpanId).to.equal(named(name)?.spanId)
  })

  it('marks a failed span by the kind of the error, without its words [SEC-06]', async () => {
    const fault = new TypeError('Duplicate entry ada@people.example')
    const failed = tracing.span('job', {}, async () => {
      throw fault
    })
    expect(await failed.catch((error: unknown) => error)).to.equal(fault)
    await tracing.flush()
    const [span] = collector.spans
    expect(span?.status.code).to.equal(FAILED)
    expect(attributeOf(span!, 'error.type')).to.equal('TypeError')
    expect(JSON.stringify(span)).not.to.include('ada@people.example')
  })

  it('refuses an endpoint that is none, by the name of the setting', () => {
    const make = () => new OtelTracing({ endpoint: 'collector:4318', serviceName: 'callboard-api' })
    expect(make).to.throw('OTEL_EXPORTER_OTLP_ENDPOINT')
  })
})

describe('tracing while the collector is away', () => {
  it('goes on working, says so once, and sends again by itself [OPS-05]', async () => {
    const first = await startCollector()
    const warnings: string[] = []
    const tracing = new OtelTracing({
      endpoint: first.endpoint,
      serviceName: 'callboard-worker',
      patience: 0.5,
      logger: { warn: (_, message) => warnings.push(message) },
    })
    await first.stop()
    await tracing.span('lost', {}, async () => {})
    await tracing.flush()
    await tracing.span('lost', {}, async () => {})
    await tracing.flush()
    expect(warnings).to.deep.equal(['traces are lost: the collector does not take them'])

    const second = await startCollector(first.port)
    await tracing.span('found', {}, async () => {})
    await tracing.flush()
    expect(second.spans.map(({ name }) => name)).to.include('found')
    expect(warnings).to.have.length(2)
    await tracing.shutdown()
    await second.stop()
  })

  it('keeps no more than it may while the collector does not answer [OPS-05]', async () => {
    const answering = Promise.withResolvers<void>()
    const collector = await startCollector(0, answering.promise)
    const tracing = new OtelTracing({ endpoint: collector.endpoint, serviceName: 'callboard-api' })
    for (let i = 0; i < 10_000; i++) await tracing.span('one of many', {}, async () => {})
    answering.resolve()
    await tracing.shutdown()
    const batch = 512
    expect(collector.spans.length).to.be.within(batch, MOST_WAITING + batch)
    await collector.stop()
  })

  it('ends also when its collector has gone', async () => {
    const gone = await startCollector()
    await gone.stop()
    const tracing = new OtelTracing({ endpoint: gone.endpoint, serviceName: 'callboard-api', patience: 0.2 })
    await tracing.span('lost', {}, async () => {})
    await tracing.shutdown()
  })
})
