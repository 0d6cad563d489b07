import { type ProjectView, updateProject } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { ProjectForm } from './project-form.ts'
import { expectRefused, Wire } from './wire.ts'

const KNOWN = 'You can use PROJECT_NAME, SESSION_NAME, FIRST_NAME, TALENT_STATUS_LINK.'
const BRACES = 'The braces of a placeholder do not match. Write it like {{PROJECT_NAME}}.'

describe('a project whose messages could not be written', () => {
  const product = productForTests()
  let director: ApiClient
  let form: ProjectForm
  let project: ProjectView

  before(async () => {
    director = await signIn(product.origin, 'director')
    form = new ProjectForm(product.origin, director)
    const made = await form.send({
      name: 'All of them',
      texts: {
        thankyou_message: 'Hi FIRST_NAME, this is {{PROJECT_NAME}}, SESSION_NAME: TALENT_STATUS_LINK',
        position_messages: ['{{ FIRST_NAME }}!'],
      },
    })
    expect(made.status, JSON.stringify(made.json)).to.equal(200)
    project = made.json as ProjectView
  })

  const change = (texts: object) =>
    new Wire(product.origin, director.token).send('PATCH', `/api/studio/${project._id}`, {
      json: { version: project.version, texts },
    })

  for (const [words, fault] of [
    ['Thanks {{FIRST_NAM}}', `There is nothing to put in for FIRST_NAM. ${KNOWN}`],
    ['Thanks FIRST_NAM', `There is nothing to put in for FIRST_NAM. ${KNOWN}`],
    ['Thanks {{FIRST_NAME}', BRACES],
    ['{{#if FIRST_NAME}}x', BRACES],
  ] as const) {
    it(`is refused, new and changed: ${words}`, () =>
      form.expectNoneNew(async () => {
        for (const attempt of [(texts: object) => form.send({ name: 'Typo', texts }), change]) {
          const thanks = { 'texts.thankyou_message': fault }
          expectRefused(await attempt({ thankyou_message: words }), 422, { fields: thanks })
          const second = { 'texts.position_messages.1': fault }
          expectRefused(await attempt({ position_messages: ['Come in', words] }), 422, { fields: second })
        }
      }))
  }

  it('is changed once its words are right', async () => {
    const texts = { good_bye_message: 'Bye FIRST_NAME' }
    const changed = await director.call(updateProject, { id: project._id, version: project.version, texts })
    expect(changed.texts).to.deep.equal(texts)
  })
})
