import { expect } from 'chai'
import { asksForName, SIGN_UP_CHOICES, stepAfterEmail, stepBefore, stepsBefore } from './steps.ts'

describe('the way in', () => {
  it('asks a known account for its password and a new one to sign up', () => {
    expect(stepAfterEmail(true)).to.equal('password')
    expect(stepAfterEmail(false)).to.equal('sign-up')
  })
  it('leads back step by step to the first question', () => {
    const before = (['email', 'password', 'sign-up', 'forgot'] as const).map(stepBefore)
    expect(before).to.deep.equal([undefined, 'email', 'email', 'password'])
    expect(stepsBefore('email')).to.equal(0)
    expect(stepsBefore('forgot')).to.equal(2)
  })
  it('asks all but talent for a name', () => {
    const asked = SIGN_UP_CHOICES.filter(({ type }) => asksForName(type)).map(({ label }) => label)
    expect(asked).to.deep.equal(['Client', 'Casting Professional'])
  })
})
