import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { answered, endpoint, start, stopServers } from '../testing/server.ts'

const Id = Type.String({ maxLength: 20 })
const Action = Type.Union([Type.Literal('skip'), Type.Literal('call-in')])

describe('a path field that takes a few words only', () => {
  afterEach(stopServers)

  const acting = () =>
    answered(
      endpoint({
        name: 'things.act',
        path: '/things/{id}/{action}',
        params: Type.Object({ id: Id, action: Action }),
      }),
      () => ({ done: 'act' }),
    )

  it('leads nowhere with any other word, so that an absent call is not taken for it [API-04]', async () => {
    const server = await start([acting()])
    expect((await server.call('POST', '/api/things/7/skip')).json).to.deep.equal({ done: 'act' })
    const reply = await server.call('POST', '/api/things/feedback/7')
    expect([reply.status, reply.json.error.message]).to.deep.equal([404, 'This address was not found.'])
  })

  it('stands behind fixed words', async () => {
    const rating = answered(
      endpoint({ name: 'things.rate', path: '/things/feedback/{id}', params: Type.Object({ id: Id }) }),
      () => ({ done: 'rate' }),
    )
    const server = await start([acting(), rating])
    expect((await server.call('POST', '/api/things/feedback/7')).json).to.deep.equal({ done: 'rate' })
    expect((await server.call('POST', '/api/things/feedback/skip')).json).to.deep.equal({ done: 'rate' })
  })
})
