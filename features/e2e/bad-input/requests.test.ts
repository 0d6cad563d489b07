import { randomUUID } from 'node:crypto'
import { login } from '@callboard/accounts/contract'
import { checkIn, getLobby } from '@callboard/lobby/contract'
import { createProject, listProjects } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { DEMO_PASSWORD, demoEmail } from '../../support/demo-accounts.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { expectRefused, Wire } from './wire.ts'

const CREATE = `/api${createProject.path}`

describe('a request', () => {
  const product = productForTests()
  let director: ApiClient
  let wire: Wire

  before(async () => {
    director = await signIn(product.origin, 'director')
    wire = new Wire(product.origin, director.token)
  })

  const projectsNamed = async (name: string) => {
    const { studios } = await director.call(listProjects, { name, take: 50 })
    return studios.map(({ _id }) => _id)
  }

  describe('sent twice with one Idempotency-Key', () => {
    const keyed = () => ({ 'idempotency-key': randomUUID() })

    it('gets the first answer again and makes one project [API-06]', async () => {
      const name = `Twice ${randomUUID()}`
      const headers = keyed()
      const first = await wire.send('POST', CREATE, { json: { name }, headers })
      const second = await wire.send('POST', CREATE, { json: { name }, headers })
      expect(first.status).to.equal(200)
      expect([second.status, second.json]).to.deep.equal([first.status, first.json])
      expect(second.headers.get('idempotency-replayed')).to.equal('true')
      expect(await projectsNamed(name)).to.deep.equal([(first.json as { _id: string })._id])
    })

    it('checks one talent in when ten answers were lost [API-06]', async () => {
      const session = await startSession(director, ['Barista'])
      const onboard = { uri: session.studio_uri, session: session._id }
      const { fields } = await prepareCheckIn(product.origin, onboard, 'Ana', 'Barista')
      const headers = keyed()
      const visitor = new Wire(product.origin)
      const send = () => visitor.send('POST', `/api${checkIn.path}`, { json: fields, headers })
      const first = await send()
      const more = await Promise.all(Array.from({ length: 10 }, send))
      for (const answer of more) expect(answer.json).to.deep.equal(first.json)
      const { records } = await director.call(getLobby, { id: session._id })
      expect(records).to.have.length(1)
    })

    it('and another body gets 422, and the other body is not carried out [API-06]', async () => {
      const [one, other] = [`One ${randomUUID()}`, `Other ${randomUUID()}`]
      const headers = keyed()
      await wire.send('POST', CREATE, { json: { name: one }, headers })
      const answer = await wire.send('POST', CREATE, { json: { name: other }, headers })
      expectRefused(answer, 422, { code: 'idempotency_mismatch' })
      expect(await projectsNamed(other)).to.deep.equal([])
    })

    it('by another account is a request of its own [API-06]', async () => {
      const name = `Shared key ${randomUUID()}`
      const headers = keyed()
      const admin = new Wire(product.origin, (await signIn(product.origin, 'admin')).token)
      const mine = await wire.send('POST', CREATE, { json: { name }, headers })
      const theirs = await admin.send('POST', CREATE, { json: { name }, headers })
      expect((theirs.json as { _id: string })._id).not.to.equal((mine.json as { _id: string })._id)
    })
  })

  describe("that another site makes with the visitor's cookie", () => {
    let cookie: string

    before(async () => {
      const json = { email: demoEmail('director'), password: DEMO_PASSWORD }
      const answer = await new Wire(product.origin).send('POST', `/api${login.path}`, { json })
      const [set] = answer.headers.getSetCookie()
      expect(set)
        .to.match(/httponly/i)
        .and.match(/samesite=lax/i)
      cookie = set!.split(';')[0]!
    })

    const byCookie = (headers: Readonly<Record<string, string>>) => {
      const name = `By cookie ${randomUUID()}`
      const sent = new Wire(product.origin).send('POST', CREATE, {
        json: { name },
        headers: { cookie, ...headers },
      })
      return { name, sent }
    }

    it('is refused by its origin, and does nothing', async () => {
      for (const origin of [
        'https://evil.example',
        'null',
        `${product.origin}.evil.example`,
        product.origin.replace('http:', 'https:'),
        product.origin.replace(/:\d+$/, ':1'),
      ]) {
        const { name, sent } = byCookie({ origin })
        expectRefused(await sent, 403, { code: 'bad_origin' }, origin)
        expect(await projectsNamed(name)).to.deep.equal([])
      }
    })

    it('is refused when it does not say where it comes from, or that it comes from elsewhere', async () => {
      const sites: readonly Readonly<Record<string, string>>[] = [
        {},
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ]
      for (const headers of sites) {
        const { name, sent } = byCookie(headers)
        expectRefused(await sent, 403, { code: 'bad_origin' }, JSON.stringify(headers))
        expect(await projectsNamed(name)).to.deep.equal([])
      }
    })

    it('and cannot be read by it: no answer names a foreign origin', async () => {
      const headers = { cookie, origin: 'https://evil.example' }
      const answer = await new Wire(product.origin).send('GET', '/api/verify-token', { headers })
      expect(answer.headers.get('access-control-allow-origin')).to.equal(null)
    })

    it('goes through from the own pages', async () => {
      const { name, sent } = byCookie({ origin: product.origin })
      expect((await sent).status).to.equal(200)
      expect(await projectsNamed(name)).to.have.length(1)
    })
  })

  it('to an address that there is not gets 404, and with a wrong method 405 [API-04]', async () => {
    for (const path of [
      '/api',
      '/api/nothing',
      '/api/records/1/2/3/4',
      '/api/constructor',
      '/api/__proto__/x',
    ])
      expectRefused(await wire.send('GET', path), 404, { code: 'missing' }, path)
    const answer = await wire.send('PUT', CREATE)
    expectRefused(answer, 405, { code: 'wrong_method' })
    expect(answer.headers.get('allow')).to.equal('POST')
  })
})
