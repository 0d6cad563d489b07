import { callsAnHour } from '@callboard/core/testing'
import { expect } from 'chai'
import { captchaChallenge, checkUser, providers, register } from './index.ts'

describe('signing up from one network address', () => {
  it('is open to 300 people of an office in an hour, with all that the form asks for [ACC-05]', () => {
    for (const call of [checkUser, providers, captchaChallenge, register])
      expect(callsAnHour(call), call.name).to.be.at.least(300)
  })
})
