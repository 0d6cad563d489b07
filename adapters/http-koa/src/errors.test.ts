import { DomainError, type ErrorKind, missing } from '@callboard/core'
import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { answered, endpoint, start, stopServers } from './testing/server.ts'

const throwing = (error: unknown) =>
  answered(endpoint(), () => {
    throw error
  })

describe('errors', () => {
  afterEach(stopServers)

  const table: Record<ErrorKind, number> = {
    invalid: 422,
    unauthenticated: 401,
    denied: 403,
    missing: 404,
    conflict: 409,
    rule: 422,
    limited: 429,
    unavailable: 503,
  }
  for (const [kind, status] of Object.entries(table) as [ErrorKind, number][]) {
    it(`answer ${status} for ${kind}, in the one shape [API-04]`, async () => {
      const details = { fields: { day: 'Too late.' }, current: { version: 3 }, cause: new Error('secret') }
      const server = await start([
        throwing(new DomainError(kind, 'slot_taken', 'This slot is taken.', details)),
      ])
      const reply = await server.call('POST', '/api/probe')
      expect(reply.status).to.equal(status)
      expect(reply.json).to.deep.equal({
        error: {
          code: 'slot_taken',
          message: 'This slot is taken.',
          fields: { day: 'Too late.' },
          current: { version: 3 },
          request_id: reply.headers.get('x-request-id'),
        },
      })
    })
  }

  it('leave out absent fields', async () => {
    const server = await start([throwing(missing('The record'))])
    const { json } = await server.call('POST', '/api/probe')
    expect(json.error).to.deep.equal({
      code: 'missing',
      message: 'The record was not found.',
      request_id: 'request-1',
    })
  })

  it('of ours say nothing but a request id, under which the log has the rest [API-04]', async () => {
    const fault = new Error('insert into users … Duplicate entry ada@people.example')
    const server = await start([throwing(fault)])
    const reply = await server.call('POST', '/api/probe')
    expect(reply.status).to.equal(500)
    expect(reply.json).to.deep.equal({
      error: {
        code: 'internal',
        message: 'Something went wrong on our side. Please try again.',
        request_id: 'request-1',
      },
    })
    const line = await server.log.first(({ msg }) => msg === 'failed')
    expect(line).to.include({ request_id: 'request-1', route: 'probe.run' })
    expect(JSON.stringify(line.err)).to.include('errors.test.ts').and.not.include('ada@people.example')
  })

  it('also when something that is no error is thrown', async () => {
    const server = await start([throwing('just a text')])
    expect((await server.call('POST', '/api/probe')).json.error.code).to.equal('internal')
  })

  it('name unknown addresses and wrong methods in the same shape [API-04]', async () => {
    const one = answered(
      endpoint({ method: 'GET', path: '/probe/{id}', params: Type.Object({ id: Type.String() }) }),
      () => 1,
    )
    const other = answered(
      endpoint({ name: 'probe.other', path: '/probe/{id}', params: Type.Object({ id: Type.String() }) }),
      () => 1,
    )
    const server = await start([one, other])
    for (const path of [
      '/api',
      '/api/',
      '/api/nothing',
      '/api/probe',
      '/api/probe/1/2',
      '/nothing',
      '/apiprobe/1',
    ]) {
      const reply = await server.call('GET', path)
      expect([reply.status, reply.json.error.code], path).to.deep.equal([404, 'missing'])
      expect(reply.json.error.request_id).to.be.a('string')
    }
    const wrong = await server.call('DELETE', '/api/probe/1')
    expect([wrong.status, wrong.json.error.code]).to.deep.equal([405, 'wrong_method'])
    expect(wrong.headers.get('allow')?.split(', ')).to.have.members(['GET', 'HEAD', 'POST'])
  })

  it('of outside systems say when to try again; so does a limit that knows [API-04]', async () => {
    const server = await start([
      throwing(new DomainError('unavailable', 'database_away', 'Please try again.')),
    ])
    const reply = await server.call('POST', '/api/probe')
    expect([reply.status, reply.headers.get('retry-after')]).to.deep.equal([503, '5'])
    const full = Object.assign(new DomainError('limited', 'daily_cap', 'Tomorrow again.'), {
      retryAfter: 3600,
    })
    const other = await start([throwing(full)])
    const refused = await other.call('POST', '/api/probe')
    expect([refused.status, refused.headers.get('retry-after')]).to.deep.equal([429, '3600'])
  })

  it('are logged once with their stack when they are ours, and by their code alone when not [OPS-05]', async () => {
    const server = await start([
      throwing(new DomainError('unavailable', 'database_away', 'Please try again.')),
    ])
    await server.call('POST', '/api/probe')
    const ended = await server.log.first(({ msg }) => msg === 'request')
    expect(ended).to.include({ status: 503, code: 'database_away' })
    expect(server.log.lines.map(({ msg }) => msg)).to.deep.equal(['failed', 'request'])
    expect(JSON.stringify(server.log.lines[0]?.err)).to.include('errors.test.ts')

    const refusing = await start([throwing(new DomainError('conflict', 'slot_taken', 'This slot is taken.'))])
    await refusing.call('POST', '/api/probe')
    const refused = await refusing.log.first(({ msg }) => msg === 'request')
    expect(refused).to.include({ status: 409, code: 'slot_taken', level: 30 })
    expect(refusing.log.lines).to.have.length(1)
  })

  it('are none when the caller goes away in the middle', async () => {
    const reached = Promise.withResolvers<void>()
    const gone = Promise.withResolvers<void>()
    const waiting = answered(endpoint(), async () => {
      reached.resolve()
      await gone.promise
      throw Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    })
    const server = await start([waiting])
    const abort = new AbortController()
    const call = fetch(`${server.origin}/api/probe`, { method: 'POST', signal: abort.signal }).catch(
      () => null,
    )
    await reached.promise
    abort.abort()
    await call
    const line = await server.log.first(({ msg }) => msg === 'request')
    expect(line).to.include({ aborted: true })
    gone.resolve()
    expect(await server.log.first(({ msg }) => msg === 'the caller went away')).to.include({ level: 20 })
    expect(server.log.lines.filter(({ level }) => Number(level) > 30)).to.deep.equal([])
  })

  it('in a reply that breaks its schema are found where replies are checked', async () => {
    const reply = Type.Object({ name: Type.String() }, { additionalProperties: false })
    const leaking = answered(endpoint({ reply }), () => ({ name: 'Ada', password: 'x' }))
    const checked = await start([leaking])
    expect((await checked.call('POST', '/api/probe')).status).to.equal(500)
    const line = await checked.log.first(({ msg }) => msg === 'failed')
    expect(JSON.stringify(line.err)).to.include('probe.run').and.include('password')
    const unchecked = await start([leaking], { checkReplies: false })
    expect((await unchecked.call('POST', '/api/probe')).status).to.equal(200)
  })
})
