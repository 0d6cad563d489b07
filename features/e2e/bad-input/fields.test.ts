import { listUsers, register } from '@callboard/accounts/contract'
import type { SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { ProjectForm } from './project-form.ts'
import { expectRefused, Wire } from './wire.ts'

const MALFORMED = ['{', '{"name":}', 'name=Corner', '"\u0000', '[1,2', '{"name":"x"}}', '\u{1F3AC}']

describe('a form filled in wrongly', () => {
  const product = productForTests()
  let admin: ApiClient
  let wire: Wire
  let form: ProjectForm
  let session: SessionView

  before(async () => {
    const director = await signIn(product.origin, 'director')
    admin = await signIn(product.origin, 'admin')
    wire = new Wire(product.origin, director.token)
    form = new ProjectForm(product.origin, director)
    session = await startSession(director, ['Barista'])
  })

  it('that is no JSON gets 400 and leaves nothing [API-03]', () =>
    form.expectNoneNew(async () => {
      for (const raw of MALFORMED) {
        const answer = await form.sendRaw(raw)
        expectRefused(answer, 400, { code: 'malformed' }, raw)
      }
    }))

  it('that is JSON, but no form, gets 422 [API-03]', () =>
    form.expectNoneNew(async () => {
      for (const json of [[], [{ name: 'x' }]])
        expectRefused(await form.send(json), 422, { code: 'invalid' }, JSON.stringify(json))
      expectRefused(await form.send({}), 422, { fields: { name: 'This is required.' } })
    }))

  it('that comes as something else than JSON gets 415', () =>
    form.expectNoneNew(async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html'])
        expectRefused(await form.sendRaw('{"name":"x"}', type), 415, {}, type)
    }))

  it('of more than 1 MB gets 413', () =>
    form.expectNoneNew(async () => {
      expectRefused(await form.send({ name: 'x'.repeat(1_100_000) }), 413, { code: 'too_large' })
    }))

  it('of a project is told field by field, and nothing of it is kept [API-03]', () =>
    form.expectNoneNew(async () => {
      const answer = await form.send({
        name: '',
        uri: 'with a space',
        project_roles: ['Barista', 5],
        allow_talent_create_role: 'yes',
        texts: { thankyou_message: 'x'.repeat(5_001), shout: 'x' },
        price: 100,
      })
      expectRefused(answer, 422, {
        code: 'invalid',
        fields: {
          name: 'Must not be empty.',
          uri: 'Does not have the expected form.',
          'project_roles.1': 'Must be text.',
          allow_talent_create_role: 'Must be true or false.',
          'texts.thankyou_message': 'Must be at most 5000 characters.',
          'texts.shout': 'This field is not known.',
          price: 'This field is not known.',
        },
      })
    }))

  it('of a project with a uri in use gets 409 in the words of the field', () =>
    form.expectNoneNew(async () => {
      const uri = session.studio_uri
      expectRefused(await form.send({ name: 'Another', uri }), 409, {
        code: 'uri_taken',
        message: `Studio uri ${uri} already used!`,
      })
    }))

  it('of a project that names an account that is no casting director is refused', () =>
    form.expectNoneNew(async () => {
      const { users } = await admin.call(listUsers, { user_type: 'client' })
      const answer = await new Wire(product.origin, admin.token).send('POST', '/api/studio', {
        json: { name: 'Another', casting_directors: [users[0]!._id] },
      })
      expectRefused(answer, 422)
    }))

  it('of a sign-up is told field by field, and makes no account [API-03]', async () => {
    const before = await admin.call(listUsers, { limit: 100 })
    const stranger = new Wire(product.origin)
    const attempts: readonly (readonly [object, Readonly<Record<string, string>>])[] = [
      [
        { email: 'ana', password: 'short', user_type: 'super_admin' },
        {
          email: 'Must be an e-mail address.',
          password: 'Must be at least 8 characters.',
          user_type: 'Must be one of: client, talent, casting_professional.',
        },
      ],
      [{ user_type: 'client' }, { email: 'This is required.', password: 'This is required.' }],
    ]
    for (const [json, fields] of attempts)
      expectRefused(await stranger.send('POST', `/api${register.path}`, { json }), 422, { fields })
    expect(await admin.call(listUsers, { limit: 100 })).to.deep.equal(before)
  })

  it('of a list asks for no more than the server gives, and for nothing before the beginning [API-05]', async () => {
    const queries: readonly (readonly [string, string])[] = [
      ['take=51', 'take'],
      ['take=0', 'take'],
      ['take=ten', 'take'],
      ['skip=-1', 'skip'],
      ['skip=1e9', 'skip'],
      ['archived=perhaps', 'archived'],
    ]
    for (const [query, field] of queries) {
      const { fields } = expectRefused(await wire.send('GET', `/api/studio/get-many?${query}`), 422)
      expect(fields, query).to.have.property(field)
    }
  })
})
