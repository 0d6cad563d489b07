import { Type } from '@sinclair/typebox'
import { expect } from 'chai'
import { answered, endpoint, start, stopServers } from './testing/server.ts'

const feed = endpoint({
  method: 'GET',
  path: '/feeds/{secret}/office.ics',
  params: Type.Object({ secret: Type.String() }),
  contentType: 'text/calendar; charset=utf-8',
})

describe('a reply that is no JSON', () => {
  afterEach(stopServers)

  it('goes out as it is, under its type', async () => {
    const server = await start([answered(feed, () => ({ content: 'BEGIN:Ü\r\n', version: 'v1' }))])
    const reply = await server.call('GET', '/api/feeds/s/office.ics')
    expect([reply.status, reply.text]).to.deep.equal([200, 'BEGIN:Ü\r\n'])
    expect(reply.headers.get('content-type')).to.equal('text/calendar; charset=utf-8')
    expect(reply.headers.get('cache-control')).to.equal('private, no-cache')
  })

  it('is not sent again to a caller that has it, until it says something else', async () => {
    let version = 'v1'
    const server = await start([answered(feed, () => ({ content: 'one', version }))])
    const first = await server.call('GET', '/api/feeds/s/office.ics')
    const headers = { 'if-none-match': first.headers.get('etag')! }
    const again = await server.call('GET', '/api/feeds/s/office.ics', { headers })
    expect([again.status, again.text]).to.deep.equal([304, ''])
    version = 'v2'
    expect((await server.call('GET', '/api/feeds/s/office.ics', { headers })).status).to.equal(200)
  })

  it('leaves no secret of its address in the log', async () => {
    const server = await start([answered(feed, () => ({ content: 'one', version: 'v1' }))])
    await server.call('GET', '/api/feeds/kept-to-oneself/office.ics')
    await server.call('GET', '/api/feeds/kept-to-oneself/office.ics?x=1')
    expect(JSON.stringify(server.log.lines)).not.to.include('kept-to-oneself')
    expect(server.log.lines).not.to.be.empty
  })

  it('is described with its type', async () => {
    const server = await start([answered(feed, () => ({ content: 'one', version: 'v1' }))])
    const { paths } = server.openapi() as {
      paths: Record<string, { get: { responses: Record<string, object> } }>
    }
    expect(paths['/feeds/{secret}/office.ics']?.get.responses[200]).to.have.nested.property(
      'content.text/calendar',
    )
  })
})
