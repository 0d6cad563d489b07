import { createHash } from 'node:crypto'
import { expect } from 'chai'
import { newAttempt, newcomerIn } from './google-attempt.ts'

describe('an attempt to sign in with Google', () => {
  it('tells the server only a digest of the proof of this tab', async () => {
    const { attempt, address } = await newAttempt()
    const digest = createHash('sha256').update(attempt.binding).digest('hex')
    expect(address).to.equal(`/api/auth/google?binding=${digest}`)
    expect(attempt.binding).to.match(/^[\w-]{43,128}$/)
  })
  it('has another proof each time', async () => {
    const [one, other] = await Promise.all([newAttempt(), newAttempt()])
    expect(one.attempt.binding).to.not.equal(other.attempt.binding)
  })
  it('names the type of a new account where that is clear', async () => {
    const { attempt, address } = await newAttempt('talent')
    expect(address).to.match(/&user_type=talent$/)
    expect(attempt.userType).to.equal('talent')
  })
  it("knows a newcomer by the server's question", () => {
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
