import { expect } from 'chai'
import { defineEndpoint, type Endpoint, fileBody } from './endpoint.ts'
import type { Schema } from './schema.ts'

const schema = (json: object) => json as Schema

const bodyOf = (over: Partial<Endpoint>) =>
  defineEndpoint({
    name: 'probe.run',
    summary: 'Runs the probe',
    method: 'POST',
    path: '/probe',
    access: [],
    subject: { none: 'a probe' },
    reply: schema({}),
    ...over,
  }).body

const OF_BUILDER = Symbol('kind')
const named = { type: 'object', properties: { name: { type: 'string' } }, [OF_BUILDER]: 'Object' }

describe('an endpoint', () => {
  it('takes no fields but those of its body', () => {
    const closed = { ...named, additionalProperties: false }
    expect(bodyOf({ body: schema(named) })).to.deep.equal(closed)
    expect(bodyOf({ body: schema(closed) })).to.deep.equal(closed)
  })

  it('leaves schemas with additionalProperties of their own, forms of providers and files as they are', () => {
    const open = schema({ ...named, additionalProperties: true })
    const file = fileBody(10, ['image/png'])
    const form = schema(named)
    expect(bodyOf({ body: open })).to.equal(open)
    expect(bodyOf({ body: file })).to.equal(file)
    expect(bodyOf({ body: form, form: true })).to.equal(form)
    expect(bodyOf({})).to.equal(undefined)
  })
})
