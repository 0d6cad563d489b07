import {
  deleteAccount,
  login,
  requestPasswordReset,
  updateUser,
  verifyToken,
} from '@callboard/accounts/contract'
import { addLink, createPage, unlockLink } from '@callboard/posting/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { type ApiClient, ApiClient as Client } from '../../drivers/http/api-client.ts'
import { passBotCheck } from '../../drivers/http/bot-check.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { signIn, signUpTalent } from '../../drivers/http/office.ts'
import { SessionDay } from '../realtime/session-day.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { expectRefused, Wire } from './wire.ts'

const PASSWORD = 'a long enough secret'

describe('a password that is guessed', () => {
  const product = productForTests()

  const accountOf = async (talent: ApiClient) => (await talent.call(verifyToken, {})).user
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const tryAs = (email: string, password: string, address: string, device?: string) =>
    new Wire(product.origin).send('POST', `/api${login.path}`, {
      json: { email, password, device },
      headers: from(address),
    })

  it('is tried five times a minute from one place, and its owner signs in from another [SEC-02]', async () => {
    const { email } = await accountOf(await signUpTalent(product.origin, 'Ana', '192.0.2.1'))
    for (let tries = 0; tries < 5; tries += 1)
      expect((await tryAs(email, 'wrong words', '198.51.100.1')).json).to.include({ success: false })
    expectRefused(await tryAs(email, PASSWORD, '198.51.100.1'), 429, { code: 'limited' })
    expect((await tryAs(email, PASSWORD, '192.0.2.1')).json).to.include({ success: true })
  })

  it('is tried thirty times an hour from fifteen places, and its owner signs in on a device of before [ACC-05] [SEC-02]', async () => {
    const { email } = await accountOf(await signUpTalent(product.origin, 'Ben', '192.0.2.2'))
    const { device } = (await tryAs(email, PASSWORD, '192.0.2.2')).json as { device: string }
    const statuses = []
    for (let tries = 0; tries < 45; tries += 1)
      statuses.push((await tryAs(email, 'wrong words', `198.51.100.${10 + (tries % 15)}`)).status)
    expect(statuses).to.deep.equal([...Array(30).fill(200), ...Array(15).fill(429)])
    expectRefused(await tryAs(email, PASSWORD, '203.0.113.9'), 429, { code: 'limited' })
    expect((await tryAs(email, PASSWORD, '203.0.113.9', device)).json).to.include({ success: true })
  })

  it('with a stolen sign-in is tried five times a minute, while a name can be changed', async () => {
    const talent = await signUpTalent(product.origin, 'Cleo', '192.0.2.3')
    const { _id } = await accountOf(talent)
    const wire = new Wire(product.origin, talent.token)
    const change = (json: object) =>
      wire.send('POST', `/api${updateUser.path.replace('{id}', _id)}`, { json, headers: from('192.0.2.3') })
    const guess = { oldPassword: 'wrong words', password: 'another long secret' }
    for (let tries = 0; tries < 5; tries += 1) expectRefused(await change(guess), 422)
    expectRefused(await change({ ...guess, oldPassword: PASSWORD }), 429, { code: 'limited' })
    for (let changes = 0; changes < 7; changes += 1)
      expect((await change({ first_name: `Cleo ${changes}` })).status).to.equal(200)
  })

  it('is tried five times a minute by deleting the account', async () => {
    const talent = await signUpTalent(product.origin, 'Dan', '192.0.2.4')
    const { _id } = await accountOf(talent)
    const wire = new Wire(product.origin, talent.token)
    const remove = (password: string) =>
      wire.send('DELETE', `/api${deleteAccount.path.replace('{id}', _id)}`, { json: { password } })
    for (let tries = 0; tries < 5; tries += 1) expectRefused(await remove('wrong words'), 422)
    expectRefused(await remove(PASSWORD), 429, { code: 'limited' })
    expect((await accountOf(talent))._id).to.equal(_id)
  })

  it('of a posting link is tried ten times in ten minutes from one place, whatever is written behind its id [PST-08]', async () => {
    const director = await signIn(product.origin, 'director')
    const day = await SessionDay.start(product.origin, director)
    const page = await director.call(createPage, { studio: day.session.studio, name: 'Picks' })
    const { _id } = await director.call(addLink, {
      id: day.session.studio,
      name: 'For the client',
      posting_pages: [page._id],
      password: PASSWORD,
    })
    const guess = (id: string, password: string) =>
      new Wire(product.origin).send('POST', `/api${unlockLink.path.replace('{id}', id)}`, {
        json: { password },
        headers: from('192.0.2.7'),
      })
    for (let tries = 0; tries < 10; tries += 1) expectRefused(await guess(_id, 'wrong words'), 422)
    expectRefused(await guess(_id, PASSWORD), 429, { code: 'limited' })
    expectRefused(await guess(`${_id}x`, PASSWORD), 422)
  })

  it('is reset by five mailed links at most: further requests are answered as ever', async () => {
    const { email } = await accountOf(await signUpTalent(product.origin, 'Eve', '192.0.2.5'))
    const other = await accountOf(await signUpTalent(product.origin, 'Fay', '192.0.2.6'))
    const ask = async (asked: string, address: string) => {
      const caller = new Client(product.origin, undefined, address)
      return await caller.call(requestPasswordReset, { email: asked, captcha: await passBotCheck(caller) })
    }
    for (let asked = 0; asked < 8; asked += 1)
      expect(await ask(email, `203.0.113.${asked}`)).to.deep.equal({ success: true })
    const admin = await signIn(product.origin, 'admin')
    await ask(other.email, '203.0.113.50')
    const log = new MessageLog(admin)
    await log.arrived('RESET_PASSWORD', 'kept', { user_id: other._id })
    const links = async () =>
      (await log.all({ to: email })).filter(({ template }) => template === 'RESET_PASSWORD')
    const mailed = await until('five links are mailed', links, ({ length }) => length >= 5)
    expect(mailed).to.have.length(5)
  })
})
