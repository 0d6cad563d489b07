import {
  addPasskey,
  askPasskey,
  beginPasskey,
  listPasskeys,
  passkeySignIn,
} from '@callboard/accounts/contract'
import { expect } from 'chai'
import { SoftPasskey } from '../../../core/src/testing/soft-passkey.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn } from '../../drivers/http/office.ts'
import { type Production, startProduction } from '../../peers/production.ts'
import { watchServer } from '../support/product-for-tests.ts'

/** Where browsers find the install; the calls of this test go to its processes. */
const PUBLIC_URL = 'https://callboard.example'
const AT_ONCE = 20

describe('passkeys of an install with two APIs', () => {
  let production: Production

  before(async () => {
    production = await startProduction({ CALLBOARD_PUBLIC_URL: PUBLIC_URL })
  })
  after(() => production?.stop())
  watchServer(() => production)

  it('answer a question of one API at the other, and once of many at both [ACC-18]', async () => {
    const [first, second] = production.apiOrigins as [string, string]
    const owner = await signIn(first, 'client')
    const passkey = new SoftPasskey(PUBLIC_URL)
    const begun = await owner.call(beginPasskey, {})
    await owner.call(addPasskey, { ticket: begun.ticket, passkey: passkey.make(begun.options) })

    const callers = [new ApiClient(first), new ApiClient(second)] as const
    const asked = await callers[0].call(askPasskey, {})
    const shown = { ticket: asked.ticket, answer: passkey.answer(asked.options) }
    const replies = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) => callers[at % 2]!.call(passkeySignIn, { passkey: shown })),
    )
    const [came, ...others] = replies.filter(({ success }) => success)
    expect(others).to.deep.equal([])
    const { passkeys } = await new ApiClient(second, came!.token).call(listPasskeys, {})
    expect(passkeys).to.have.length(1)
    expect(passkeys[0]!.last_used_at).not.to.equal(null)
  })
})
