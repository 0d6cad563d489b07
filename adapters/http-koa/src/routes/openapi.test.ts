import type { Endpoint } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { answered, endpoint, PICTURE, start, stopServers } from '../testing/server.ts'

const id = Type.Object({ id: Type.String() })

const ENDPOINTS: readonly Endpoint[] = [
  endpoint({
    name: 'records.list',
    method: 'GET',
    path: '/records',
    access: ['session_manager'],
    query: Type.Object({ skip: Type.Optional(Type.Integer({ description: 'How many to leave out' })) }),
    reply: Type.Array(Type.Object({ _id: Type.String() })),
  }),
  endpoint({ name: 'records.get', method: 'GET', path: '/records/{id}', params: id }),
  endpoint({
    name: 'records.check-in',
    path: '/records',
    access: ['anonymous'],
    body: Type.Object({ name: Type.String(), tags: Type.Optional(Type.Array(Type.String())) }),
    limits: [{ per: 'address', max: 10, seconds: 60 }],
  }),
  endpoint({
    name: 'records.picture',
    method: 'PUT',
    path: '/records/{id}/picture',
    params: id,
    body: PICTURE,
  }),
  endpoint({
    name: 'groups.remove',
    method: 'DELETE',
    path: '/groups/{id}',
    params: id,
    summary: 'Removes <b>one</b> group',
  }),
]

interface Operation {
  operationId: string
  tags: string[]
  parameters: { name?: string; in?: string; required?: boolean; $ref?: string }[]
  requestBody?: { required: boolean; content: Record<string, { schema: object }> }
  responses: Record<string, { $ref?: string; content?: Record<string, { schema: object }> }>
  security: object[]
}

interface Document {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: Record<string, Record<string, object>>
}

describe('the description of the API', () => {
  afterEach(stopServers)

  const serve = () => start(ENDPOINTS.map((one) => answered(one, () => null)))

  async function fetched() {
    const server = await serve()
    const reply = await server.call('GET', '/api/openapi.json')
    expect(reply.headers.get('content-type')).to.match(/^application\/json/)
    expect(reply.json).to.deep.equal(server.openapi())
    return reply.json as unknown as Document
  }

  it('is OpenAPI 3.1 and lists every endpoint under its name, and no other [API-02]', async () => {
    const document = await fetched()
    expect(document.openapi).to.match(/^3\.1\./)
    expect(document.info).to.include.keys('title', 'version')
    expect(document.servers).to.deep.equal([{ url: 'http://callboard.test/api' }])
    const listed = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    )
    expect(listed).to.have.members(
      ENDPOINTS.map(({ name, method, path }) => `${name} ${method.toLowerCase()} ${path}`),
    )
  })

  it('holds the very schemas that check the calls [API-02]', async () => {
    const { paths } = await fetched()
    const checkIn = paths['/records']!.post!
    expect(checkIn.requestBody?.required).to.equal(true)
    expect(checkIn.requestBody?.content['application/json']?.schema).to.deep.equal(
      JSON.parse(JSON.stringify(ENDPOINTS[2]!.body)),
    )
    const list = paths['/records']!.get!
    expect(list.responses[200]?.content?.['application/json']?.schema).to.deep.equal(
      JSON.parse(JSON.stringify(ENDPOINTS[0]!.reply)),
    )
    expect(list.parameters).to.deep.equal([
      {
        name: 'skip',
        in: 'query',
        required: false,
        description: 'How many to leave out',
        schema: { type: 'integer', description: 'How many to leave out' },
      },
    ])
  })

  it('describes path fields, file bodies, the roles that may call, and errors', async () => {
    const { paths, components } = await fetched()
    const picture = paths['/records/{id}/picture']!.put!
    expect(picture.parameters[0]).to.include({ name: 'id', in: 'path', required: true })
    expect(Object.keys(picture.requestBody!.content)).to.deep.equal(['image/png', 'image/jpeg'])
    expect(picture.tags).to.deep.equal(['probe'])
    expect(paths['/records']!.post!.security).to.deep.equal([{}])
    expect(paths['/records']!.get!.security).to.deep.equal([{ bearer: [] }, { cookie: [] }])
    expect(picture.security).to.deep.equal([{}, { bearer: [] }, { cookie: [] }])
    expect(components.schemas).to.have.keys('Error')
  })

  it('has no reference that leads nowhere, and no path field that is not described', async () => {
    const document = await fetched()
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
    expect(references).not.to.have.length(0)
    for (const [, kind = '', name = ''] of references) expect(document.components[kind]).to.include.keys(name)
    for (const [path, operations] of Object.entries(document.paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters, responses } of Object.values(operations)) {
        expect(parameters.filter(({ in: where }) => where === 'path').map(({ name }) => name)).to.deep.equal(
          named,
        )
        expect(responses.default?.$ref).to.equal('#/components/responses/Error')
      }
    }
  })

  it('has a readable page with every endpoint and no script [API-02]', async () => {
    const server = await serve()
    const reply = await server.call('GET', '/api/docs')
    expect(reply.headers.get('content-type')).to.match(/^text\/html/)
    for (const { name, path, access } of ENDPOINTS) {
      const section = reply.text.split('<section').find((text) => text.includes(`id="${name}"`))
      expect(section, name).to.include(`/api${path}<`).and.include(access.join(', '))
    }
    expect(reply.text).to.include('10 in 60 s per address')
    expect(reply.text).to.include('list of { _id: text }')
    expect(reply.text).to.include('image/png, image/jpeg; at most 1000 bytes')
    expect(reply.text).to.include('Removes &lt;b&gt;one&lt;/b&gt; group')
    expect(reply.text).not.to.match(/<script|\son\w+=/i)
  })
})
