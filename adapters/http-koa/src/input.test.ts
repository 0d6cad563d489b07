import { gzipSync } from 'node:zlib'
import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { answered, endpoint, PICTURE, start, stopServers } from './testing/server.ts'

const params = Type.Object({ id: Type.String({ maxLength: 5 }) })
const query = Type.Object({
  take: Type.Optional(Type.Integer({ maximum: 100 })),
  open: Type.Optional(Type.Boolean()),
  ids: Type.Optional(Type.Array(Type.String())),
})
const body = Type.Object(
  { name: Type.String(), size: Type.Optional(Type.Integer()) },
  { additionalProperties: false },
)

/** An endpoint with all kinds of input that keeps the input of the use case. */
async function taking(over: Parameters<typeof endpoint>[0] = {}) {
  const inputs: Record<string, unknown>[] = []
  const serving = answered(
    endpoint({ path: '/probe/{id}', params, query, body, ...over }),
    (_actor, input) => {
      inputs.push(input)
      return { done: true }
    },
  )
  return { server: await start([serving]), inputs }
}

describe('input', () => {
  afterEach(stopServers)

  it('reaches the use case checked, converted and flat', async () => {
    const { server, inputs } = await taking()
    const path = '/api/probe/a%20b?take=20&open=true&ids=x&unknown=1'
    expect((await server.call('POST', path, { body: { name: 'Ada', size: 2 } })).json).to.deep.equal({
      done: true,
    })
    expect(inputs).to.have.length(1)
    expect(inputs[0]).to.include({ id: 'a b', take: 20, open: true, name: 'Ada', size: 2 })
    expect(inputs[0]?.ids).to.deep.equal(['x'])
  })

  it('of the path wins over a field of the same name', async () => {
    const { server, inputs } = await taking({ body: Type.Object({ id: Type.String() }), query: params })
    await server.call('POST', '/api/probe/path?id=query', { body: { id: 'body' } })
    expect(inputs).to.deep.equal([{ id: 'path' }])
  })

  it('without a schema is not passed on', async () => {
    const { server, inputs } = await taking({ body: undefined, query: undefined })
    await server.call('POST', '/api/probe/1?admin=1', { body: { admin: true } })
    expect(inputs).to.deep.equal([{ id: '1' }])
  })

  it('with faults in path, query and body is refused with all of them, and nothing runs [API-03]', async () => {
    const { server, inputs } = await taking()
    const reply = await server.call('POST', '/api/probe/toolong?take=500', {
      body: { size: '2', admin: true },
    })
    expect([reply.status, reply.json.error.code]).to.deep.equal([422, 'invalid'])
    expect(reply.json.error.message).to.equal('Please check the marked fields.')
    expect(reply.json.error.fields).to.have.keys('id', 'take', 'name', 'size', 'admin')
    expect(inputs).to.deep.equal([])
  })

  it('that is no JSON is refused with 400, and nothing runs [API-03]', async () => {
    const { server, inputs } = await taking()
    for (const raw of ['{broken', '"text"', '7', '{"__proto__":{"admin":true},"name":"x"}']) {
      const headers = { 'content-type': 'application/json' }
      const reply = await server.call('POST', '/api/probe/1', { raw, headers })
      expect([reply.status, reply.json.error.code], raw).to.deep.equal([400, 'malformed'])
    }
    expect(inputs).to.deep.equal([])
  })

  it('that is nested without end is refused with 400, also under a key to repeat it by [API-03]', async () => {
    const { server, inputs } = await taking({ body: Type.Object({ name: Type.String() }) })
    const send = (depth: number, headers: Record<string, string> = {}) => {
      const raw = `{"name":"Ada","other":${'['.repeat(depth)}${']'.repeat(depth)}}`
      return server.call('POST', '/api/probe/1', {
        raw,
        headers: { 'content-type': 'application/json', ...headers },
      })
    }
    for (const depth of [50, 5_000, 400_000]) {
      for (const headers of [undefined, { 'idempotency-key': `key-${depth}` }]) {
        const reply = await send(depth, headers)
        expect([reply.status, reply.json.error.code], `${depth}`).to.deep.equal([400, 'malformed'])
      }
    }
    expect(inputs).to.deep.equal([])
    expect((await send(49)).status).to.equal(200)
  })

  it('with half a character in a text or a name is refused with 400 [API-03]', async () => {
    const { server, inputs } = await taking({ body: Type.Object({ name: Type.String() }) })
    for (const raw of [
      '{"name":"x\\ud800y"}',
      '{"name":"x","\\udfff":1}',
      '{"name":"x","more":["\\ud83c"]}',
    ]) {
      const headers = { 'content-type': 'application/json' }
      const reply = await server.call('POST', '/api/probe/1', { raw, headers })
      expect([reply.status, reply.json.error.code], raw).to.deep.equal([400, 'malformed'])
    }
    expect(inputs).to.deep.equal([])
    expect((await server.call('POST', '/api/probe/1', { body: { name: '🎬' } })).status).to.equal(200)
  })

  it('that is a list instead of fields is a fault of the body [API-03]', async () => {
    const { server, inputs } = await taking()
    const reply = await server.call('POST', '/api/probe/1', { body: [] })
    expect(reply.status).to.equal(422)
    expect(reply.json.error.fields).to.include.keys('body')
    expect(inputs).to.deep.equal([])
  })

  it('of a missing body is checked like an empty one', async () => {
    const { server, inputs } = await taking()
    const reply = await server.call('POST', '/api/probe/1')
    expect([reply.status, Object.keys(reply.json.error.fields as object)]).to.deep.equal([422, ['name']])
    expect(inputs).to.deep.equal([])
  })

  it('in another form than JSON is refused, also forms that a foreign page could send without a preflight', async () => {
    const { server, inputs } = await taking()
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const reply = await server.call('POST', '/api/probe/1', {
        raw: '{"name":"Ada"}',
        headers: { 'content-type': type },
      })
      expect([reply.status, reply.json.error.code], type).to.deep.equal([415, 'unsupported_type'])
    }
    expect(inputs).to.deep.equal([])
  })

  it('over 1 MB is refused, whether announced, streamed or packed', async () => {
    const { server, inputs } = await taking()
    const large = JSON.stringify({ name: 'x'.repeat(1024 * 1024) })
    const type = { 'content-type': 'application/json' }
    const bodies = [
      { raw: large, headers: type },
      { raw: new Blob([large]).stream(), headers: type },
      { raw: new Uint8Array(gzipSync(large)), headers: { ...type, 'content-encoding': 'gzip' } },
    ]
    for (const sent of bodies) {
      const reply = await server.call('POST', '/api/probe/1', sent)
      expect([reply.status, reply.json.error.code]).to.deep.equal([413, 'too_large'])
    }
    expect(inputs).to.deep.equal([])
    expect((await server.call('POST', '/api/probe/1', { body: { name: 'x' } })).status).to.equal(200)
  })
})

describe('a file body', () => {
  afterEach(stopServers)

  const png = { 'content-type': 'image/png' }

  it('reaches the use case as bytes with its type', async () => {
    const { server, inputs } = await taking({ body: PICTURE })
    const raw = new Uint8Array(1000).fill(7)
    expect((await server.call('POST', '/api/probe/1?take=2', { raw, headers: png })).status).to.equal(200)
    const { file, ...fields } = inputs[0] as { file: { contentType: string; bytes: Uint8Array } }
    expect(fields).to.deep.equal({ id: '1', take: 2 })
    expect(file.contentType).to.equal('image/png')
    expect(Buffer.from(file.bytes).equals(raw)).to.equal(true)
  })

  it('that is too large is refused, announced or not, and nothing runs [API-03]', async () => {
    const { server, inputs } = await taking({ body: PICTURE })
    const bytes = new Uint8Array(1001)
    for (const raw of [bytes, new Blob([bytes]).stream(), new Blob([new Uint8Array(3_000_000)]).stream()]) {
      const reply = await server.call('POST', '/api/probe/1', { raw, headers: png })
      expect([reply.status, reply.json.error.code]).to.deep.equal([413, 'too_large'])
    }
    expect(inputs).to.deep.equal([])
  })

  it('of a type that is not listed, or empty, is refused, and nothing runs [API-03]', async () => {
    const { server, inputs } = await taking({ body: PICTURE })
    for (const type of ['image/svg+xml', 'text/html', 'application/json', '']) {
      const reply = await server.call('POST', '/api/probe/1', {
        raw: new Uint8Array(3),
        headers: { 'content-type': type },
      })
      expect([reply.status, reply.json.error.code], type).to.deep.equal([415, 'unsupported_type'])
    }
    const empty = await server.call('POST', '/api/probe/1', { raw: new Uint8Array(0), headers: png })
    expect([empty.status, empty.json.error.fields]).to.deep.equal([
      422,
      { file: 'Please choose a file that is not empty.' },
    ])
    expect(inputs).to.deep.equal([])
  })

  it('is not even read when another field is wrong [API-03]', async () => {
    const { server, inputs } = await taking({ body: PICTURE })
    const reply = await server.call('POST', '/api/probe/toolong', {
      raw: new Uint8Array(1001),
      headers: png,
    })
    expect([reply.status, Object.keys(reply.json.error.fields as object)]).to.deep.equal([422, ['id']])
    expect(inputs).to.deep.equal([])
  })
})
