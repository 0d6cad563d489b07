import { createHash } from 'node:crypto'
import { expect } from 'chai'
import { newcomerIn, newErrand } from './google-errand.ts'

describe('the errand to Google', () => {
  it('tells the server only a digest of what proves this tab', async () => {
    const { errand, address } = await newErrand()
    const digest = createHash('sha256').update(errand.binding).digest('hex')
    expect(address).to.equal(`/api/auth/google?binding=${digest}`)
    expect(errand.binding).to.match(/^[\w-]{43,128}$/)
  })
  it('has another proof each time', async () => {
    const [one, other] = await Promise.all([newErrand(), newErrand()])
    expect(one.errand.binding).to.not.equal(other.errand.binding)
  })
  it('says what a new account is to be where that is clear', async () => {
    const { errand, address } = await newErrand('talent')
    expect(address).to.match(/&user_type=talent$/)
    expect(errand.userType).to.equal('talent')
  })
  it('knows somebody new by what the server asks for', () => {
    const asked = { success: false, needs: 'user_type', ticket: 't', email: 'ana@example.com' } as const
    expect(newcomerIn({ ...asked, first_name: 'Ana' })).to.deep.equal({
      ticket: 't',
      email: 'ana@example.com',
      firstName: 'Ana',
      lastName: '',
    })
    expect(newcomerIn({ success: false, error: 'No' })).to.equal(undefined)
    expect(newcomerIn({ success: true, token: 'x' })).to.equal(undefined)
  })
})
