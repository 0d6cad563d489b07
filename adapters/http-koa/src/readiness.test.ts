import { expect } from 'chai'
import { readinessChecks } from './index.ts'
import { LogLines } from './testing/log-lines.ts'
import { answered, endpoint, start, stopServers } from './testing/server.ts'
import { createLogger } from './watching/create-logger.ts'

describe('the probes', () => {
  afterEach(stopServers)

  it('tell life from readiness [OPS-04]', async () => {
    const waiting: string[] = ['database', 'queue']
    const server = await start([], { ready: async () => [...waiting] })
    expect((await server.call('GET', '/healthz')).status).to.equal(200)
    const reply = await server.call('GET', '/readyz')
    expect([reply.status, reply.json.waiting_for]).to.deep.equal([503, ['database', 'queue']])
    waiting.length = 0
    server.clock.advance(1_000)
    expect((await server.call('GET', '/readyz')).status).to.equal(200)
  })

  it('run their check once a second, however often they are asked', async () => {
    let looks = 0
    const server = await start([], {
      ready: async () => {
        looks++
        return []
      },
    })
    await Promise.all(Array.from({ length: 20 }, () => server.call('GET', '/readyz')))
    server.clock.advance(999)
    await server.call('GET', '/readyz')
    expect(looks).to.equal(1)
    server.clock.advance(1)
    await server.call('GET', '/readyz')
    expect(looks).to.equal(2)
  })

  it('count a failing readiness check as not ready', async () => {
    const ready = async () => {
      throw new Error('no answer')
    }
    const server = await start([], { ready })
    expect((await server.call('GET', '/readyz')).status).to.equal(503)
    await server.log.first(({ msg }) => msg === 'the readiness check failed')
  })

  it('send no new traffic here while the process ends, and calls are still answered [OPS-04]', async () => {
    const server = await start([answered(endpoint(), () => ({}))])
    await server.call('GET', '/readyz')
    server.drain()
    const reply = await server.call('GET', '/readyz')
    expect([reply.status, reply.json]).to.deep.equal([503, { status: 'draining' }])
    expect((await server.call('GET', '/healthz')).status).to.equal(200)
    expect((await server.call('POST', '/api/probe')).status).to.equal(200)
  })
})

describe('readiness checks', () => {
  it('run at once, each with its own limit, and name the parts that are away [OPS-04]', async () => {
    const log = new LogLines()
    const started: string[] = []
    const all = Promise.withResolvers<void>()
    const check = (name: string, end: () => Promise<unknown>) => ({
      name,
      seconds: 0.05,
      check: () => {
        started.push(name)
        if (started.length === 3) all.resolve()
        return all.promise.then(end)
      },
    })
    const never = new Promise(() => {})
    const ready = readinessChecks(
      [
        check('database', async () => {}),
        check('queue', () => never),
        check('files', async () => {
          throw new Error('bucket gone')
        }),
      ],
      createLogger('info', log),
    )
    expect(await ready()).to.deep.equal(['queue', 'files'])
    expect(log.lines.map(({ check: name }) => name)).to.have.members(['queue', 'files'])
  })

  it('say once that something went away, and once that it is back', async () => {
    const log = new LogLines()
    let isThere = false
    const database = {
      name: 'database',
      check: async () => {
        if (!isThere) throw new Error('away')
      },
    }
    const ready = readinessChecks([database], createLogger('info', log))
    await ready()
    expect(await ready()).to.deep.equal(['database'])
    isThere = true
    await ready()
    expect(await ready()).to.deep.equal([])
    expect(log.lines.map(({ msg }) => msg)).to.deep.equal(['not ready', 'ready again'])
  })
})
