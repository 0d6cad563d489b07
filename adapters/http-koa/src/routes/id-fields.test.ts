import { defineEndpoint, idFormat } from '@callboard/core/http-contract'
import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { idFieldsOf } from './id-fields.ts'

const Id = Type.String(idFormat)

describe('the ids of an endpoint', () => {
  it('are the fields that its schemas declare as ids, and no secrets [ADM-11]', () => {
    const endpoint = defineEndpoint({
      name: 'test.ask',
      summary: 'Ask',
      method: 'POST',
      path: '/test/{id}',
      access: ['super_admin'],
      subject: { none: 'a probe' },
      params: Type.Object({ id: Id }),
      body: Type.Composite([
        Type.Object({ requested_person: Id, name: Type.String(), page_key: Id }),
        Type.Object({ talent: Type.Optional(Type.Union([Id, Type.Null()])), groups: Type.Array(Id) }),
      ]),
      reply: Type.Object({}),
    })
    expect([...idFieldsOf(endpoint)]).to.deep.equal(['id', 'requested_person', 'talent'])
  })
})
