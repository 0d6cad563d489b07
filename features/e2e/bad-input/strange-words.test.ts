import { createProject, listProjects, type ProjectView } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { ZONE } from '../../support/today.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { ProjectForm } from './project-form.ts'
import { type Answer, expectRefused } from './wire.ts'

describe('a form filled in wrongly with strange words', () => {
  const product = productForTests()
  let director: ApiClient
  let form: ProjectForm

  before(async () => {
    director = await signIn(product.origin, 'director')
    form = new ProjectForm(product.origin, director)
  })

  const read = (answer: Answer) => {
    expect(answer.status, JSON.stringify(answer.json)).to.equal(200)
    return answer.json as ProjectView
  }

  it('is refused for keys that every object has [API-03]', () =>
    form.expectNoneNew(async () => {
      for (const key of ['constructor', 'toString', 'valueOf', 'hasOwnProperty']) {
        const raw = `{"name":"Pollution","${key}":{}}`
        const answer = await form.sendRaw(raw)
        expectRefused(answer, 422, { fields: { [key]: 'This field is not known.' } }, key)
      }
    }))

  it('keeps the typed text: words of SQL and HTML are words', async () => {
    const names = [
      "Robert'); DROP TABLE projects;--",
      '" OR ""="',
      '<script>alert(1)</script>',
      '{{constructor.constructor("x")()}}',
      '%_\\%',
      'מימין לשמאל \u{1F3AD} and back',
    ]
    for (const name of names) {
      const made = read(await form.send({ name, project_roles: [name] }))
      expect([made.name, made.project_roles]).to.deep.equal([name, [name]])
      const { studios } = await director.call(listProjects, { _id: made._id })
      expect(studios.map((studio) => studio.name)).to.deep.equal([name])
      const found = await director.call(listProjects, { name })
      expect(
        found.studios.map(({ _id }) => _id),
        `search for ${name}`,
      ).to.deep.equal([made._id])
    }
  })

  it('keeps 5,000 characters where they fit and refuses them where they do not', async () => {
    const long = 'ä'.repeat(5_000)
    const made = read(await form.send({ name: 'Long words', texts: { good_bye_message: long } }))
    const { studios } = await director.call(listProjects, { _id: made._id })
    expect(studios[0]!.texts.good_bye_message).to.equal(long)
    await form.expectNoneNew(async () => {
      const fields = { name: 'Must be at most 200 characters.' }
      expectRefused(await form.send({ name: long }), 422, { fields })
    })
  })

  it('does not reach into the program: keys of prototypes are no fields', async () => {
    await form.expectNoneNew(async () => {
      const raw = '{"name":"Pollution","__proto__":{"is_archived":true}}'
      expectRefused(await form.sendRaw(raw), 400)
      const fields = { prototype: 'This field is not known.' }
      expectRefused(await form.send({ name: 'Pollution', prototype: {} }), 422, { fields })
    })
    const roles = ['__proto__', 'constructor', 'toString']
    const made = read(await form.send({ name: 'Roles', project_roles: roles }))
    expect(made.project_roles).to.deep.equal(roles)
    const clean = await director.call(createProject, { name: 'After all that' })
    expect(clean).to.include({ is_archived: false })
    const session = await startSession(director, roles)
    expect(session.time_zone).to.equal(ZONE)
  })
})
