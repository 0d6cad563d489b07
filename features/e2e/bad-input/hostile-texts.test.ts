import { login, verifyToken } from '@callboard/accounts/contract'
import { bookSlot } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { UNKNOWN_ID } from '../../support/unknown-id.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { ProjectForm } from './project-form.ts'
import { expectRefused, Wire } from './wire.ts'

describe('a hostile caller', () => {
  const product = productForTests()
  let director: ApiClient
  let wire: Wire
  let form: ProjectForm

  before(async () => {
    director = await signIn(product.origin, 'director')
    wire = new Wire(product.origin, director.token)
    form = new ProjectForm(product.origin, director)
  })

  it('with JSON nested without end gets 400, also under a key to repeat it by', async () => {
    const stranger = new Wire(product.origin)
    for (const depth of [100, 5_000, 400_000]) {
      const raw = `{"email":"a@example.com","password":"x","more":${'['.repeat(depth)}${']'.repeat(depth)}}`
      const headers = { 'idempotency-key': `depth-${depth}` }
      const answer = await stranger.send('POST', `/api${login.path}`, {
        raw,
        type: 'application/json',
        headers,
      })
      expectRefused(answer, 400, { code: 'malformed' }, `${depth}`)
    }
  })

  it('with half a character gets 400, and nothing is kept', () =>
    form.expectNoneNew(async () => {
      expectRefused(await form.sendRaw('{"name":"x\\ud800y"}'), 400, { code: 'malformed' })
    }))

  it('with a name that shows nothing, or is more than a line, is told so, and nothing is kept', () =>
    form.expectNoneNew(async () => {
      for (const name of ['   ', '\u00a0', '\u200b']) {
        const fields = { name: 'Must not be empty.' }
        expectRefused(await form.send({ name }), 422, { fields }, JSON.stringify(name))
      }
      for (const name of ['a\nb', '\u0000', 'a\u0000', '\u001b[2J']) {
        const fields = { name: 'Must be one line without control characters.' }
        expectRefused(await form.send({ name }), 422, { fields }, JSON.stringify(name))
      }
    }))

  it('with a name that shows nothing keeps their own', async () => {
    const { user } = await director.call(verifyToken, {})
    const answer = await wire.send('POST', `/api/auth/user/${user._id}`, {
      json: { first_name: ' \u200b', last_name: 'a\nb' },
    })
    const { fields } = expectRefused(answer, 422)
    expect(fields).to.have.all.keys('first_name', 'last_name')
    expect((await director.call(verifyToken, {})).user).to.deep.equal(user)
  })

  it('with a second that no clock shows is told so', async () => {
    const address = `/api${bookSlot.path.replace(/\{\w+\}/g, UNKNOWN_ID)}`
    for (const start_time of ['2026-12-31T23:59:60Z', '2026-06-30T23:59:60+00:00']) {
      const json = { start_time, role: 'Barista' }
      expectRefused(await wire.send('POST', address, { json }), 422, {
        fields: { start_time: 'Must be a date and time, like 2026-05-31T09:30:00Z.' },
      })
    }
  })
})
