import { defineEndpoint, fileBody, requestOf } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { expect } from 'chai'

const base = {
  name: 'test.call',
  summary: '',
  access: ['anonymous'],
  subject: { none: 'a probe' },
  reply: Type.Object({}),
} as const
const Id = Type.Object({ id: Type.String() })

describe('taking an input apart', () => {
  const update = defineEndpoint({
    ...base,
    method: 'POST',
    path: '/records/{id}/notes',
    params: Id,
    query: Type.Object({
      draft: Type.Optional(Type.Boolean()),
      tag: Type.Optional(Type.Array(Type.String())),
    }),
    body: Type.Object({ text: Type.String(), by: Type.Optional(Type.String()) }),
  })

  it('puts each field where its schema is', () => {
    expect(requestOf(update, { id: 'a/b', draft: true, text: 'x' })).to.deep.equal({
      address: '/api/records/a%2Fb/notes?draft=true',
      body: { json: { text: 'x' } },
    })
  })
  it('repeats a list and leaves out undefined fields', () => {
    expect(requestOf(update, { id: '1', tag: ['a', 'b&c'], draft: undefined, text: '' }).address).to.equal(
      '/api/records/1/notes?tag=a&tag=b%26c',
    )
  })
  it('sends nothing that no schema names', () => {
    const { address, body } = requestOf(update, { id: '1', text: 'x', secret: 'y' })
    expect(address).to.equal('/api/records/1/notes')
    expect(body).to.deep.equal({ json: { text: 'x' } })
  })
  it('keeps null, which clears a field', () => {
    expect(requestOf(update, { id: '1', text: null }).body).to.deep.equal({ json: { text: null } })
  })
  it('refuses an address with a hole in it', () => {
    expect(() => requestOf(update, { text: 'x' })).to.throw('needs id')
    expect(() => requestOf(update, { id: '', text: 'x' })).to.throw('needs id')
  })
  it('finds the fields of joined schemas', () => {
    const joined = defineEndpoint({
      ...base,
      method: 'PUT',
      path: '/x',
      body: Type.Intersect([Type.Object({ a: Type.Number() }), Type.Object({ b: Type.Number() })]),
    })
    expect(requestOf(joined, { a: 1, b: 2 }).body).to.deep.equal({ json: { a: 1, b: 2 } })
  })
  it('gives a body that is a map everything else claims not', () => {
    const map = defineEndpoint({
      ...base,
      method: 'PUT',
      path: '/x/{id}',
      params: Id,
      body: Type.Record(Type.String(), Type.Number()),
    })
    expect(requestOf(map, { id: '1', may: 3 }).body).to.deep.equal({ json: { may: 3 } })
  })
  it('hands a file on as it is', () => {
    const upload = defineEndpoint({
      ...base,
      method: 'PUT',
      path: '/x/{id}/photo',
      params: Id,
      body: fileBody(10, ['image/png']),
    })
    const file = new Blob(['x'], { type: 'image/png' })
    expect(requestOf(upload, { id: '1', file }).body).to.deep.equal({ file })
  })
})
