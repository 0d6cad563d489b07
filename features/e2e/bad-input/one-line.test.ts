import { randomUUID } from 'node:crypto'
import { register } from '@callboard/accounts/contract'
import { checkIn } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { passBotCheck } from '../../drivers/http/bot-check.ts'
import { prepareCheckIn, signIn, startSession } from '../../drivers/http/office.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { expectRefused, Wire } from './wire.ts'

describe('people behind one network address', () => {
  const product = productForTests()

  it('sign up three hundred times in an hour, mistakes included [ACC-05]', async () => {
    const wire = new Wire(product.origin)
    const signUp = (password: string, captcha?: string) =>
      wire.send('POST', `/api${register.path}`, {
        json: { email: `line-${randomUUID()}@example.com`, password, user_type: 'talent', captcha },
      })
    const captcha = await passBotCheck(new ApiClient(product.origin))
    // A password that is guessed first is refused before it costs any work; the call counts all the same.
    for (let tries = 1; tries < 300; tries += 1) expectRefused(await signUp('password123'), 422)
    expect((await signUp('a long enough secret', captcha)).json).to.include({ success: true })
  })

  it('are told apart by e-mail where a program signs the same one up again and again', async () => {
    const email = `again-${randomUUID()}@example.com`
    const signUp = (address: string) =>
      new Wire(product.origin).send('POST', `/api${register.path}`, {
        json: { email, password: 'a long enough secret', user_type: 'talent' },
        headers: { 'x-forwarded-for': address },
      })
    for (let tries = 0; tries < 10; tries += 1)
      expect((await signUp(`198.51.100.${120 + tries}`)).status).to.equal(200)
    expectRefused(await signUp('198.51.100.140'), 429, { code: 'limited' })
  })

  it('check in by phone number: one number does not check in again and again [ACC-05]', async () => {
    const session = await startSession(await signIn(product.origin, 'director'), ['Barista'])
    const place = { uri: session.studio_uri, session: session._id }
    const { fields } = await prepareCheckIn(product.origin, place, 'Ana', 'Barista')
    const wire = new Wire(product.origin)
    const statuses = new Set<number>()
    let last = 0
    for (let tries = 0; tries < 31; tries += 1) {
      const email = `again-${randomUUID()}@example.com`
      last = (
        await wire.send('POST', `/api${checkIn.path}`, { json: { ...fields, email, ticket: 'forged' } })
      ).status
      statuses.add(last)
    }
    expect(last).to.equal(429)
    expect(statuses).to.have.property('size', 2)
  })
})
