import { CreateUser } from '@callboard/accounts'
import { login, whoAmI } from '@callboard/accounts/contract'
import { allModules } from '@callboard/assembly'
import { Actor } from '@callboard/core'
import type { Endpoint } from '@callboard/core/http-contract'
import { expect } from 'chai'
import { ask } from './principals.fixture.ts'
import { type TemporaryStudio, temporaryStudio } from './testing-studio.fixture.ts'

const PASSWORD = 'a long enough secret'
const endpoints: readonly Endpoint[] = allModules.flatMap((module) => module.api.map((one) => one.endpoint))
/** What leads out of it. */
const OPEN = [
  'accounts.addPasskey',
  'accounts.beginPasskey',
  'accounts.beginSecondFactor',
  'accounts.confirmSignIn',
  'accounts.getSecondFactor',
  'accounts.logout',
  'accounts.switchOnSecondFactor',
]

describe('a super admin who still has to set up the second factor', () => {
  let product: TemporaryStudio
  let token: string
  before(async () => {
    product = await temporaryStudio({ CALLBOARD_SECOND_FACTOR: 'required', CALLBOARD_DEMO: 'false' })
    await product.studio.container.get(CreateUser).run(Actor.system('test'), {
      email: 'ada@example.com',
      password: PASSWORD,
      user_type: 'super_admin',
      first_name: 'Ada',
      last_name: 'Okafor',
    })
    const { body } = await ask(product.origin, login, { email: 'ada@example.com', password: PASSWORD }, null)
    expect(body).to.include({ success: true, needs: 'second_factor_setup' })
    token = body.token
  })
  after(() => product.stop())

  it('may call what sets it up, and nothing else that needs an account [ACC-18] [SEC-01]', () => {
    const named = endpoints.filter(({ access }) => access.includes('half-signed-in'))
    expect(named.map(({ name }) => name).sort()).to.deep.equal(OPEN)
  })

  for (const endpoint of endpoints.filter(({ name }) => !OPEN.includes(name)))
    it(`is as good as not signed in for ${endpoint.name} [ACC-18]`, async () => {
      const path = Object.fromEntries(
        [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, 'unknown']),
      )
      const { status, body } = await ask(product.origin, endpoint, path, token)
      if (!endpoint.access.includes('anonymous'))
        // A word of the address that is not known leads to no call at all.
        expect([status, body.error.code]).to.be.deep.oneOf([
          [403, 'second_factor_needed'],
          [404, 'missing'],
        ])
      else expect(status).to.equal((await ask(product.origin, endpoint, path, null)).status)
    })

  it('is told to the page as nobody', async () => {
    const { body } = await ask(product.origin, whoAmI, {}, token)
    expect(body.user).to.equal(null)
  })
})
