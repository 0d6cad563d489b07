import { captchaChallenge } from '@callboard/accounts/contract'
import { callsAnHour } from '@callboard/core/testing'
import { expect } from 'chai'
import { checkIn, getCheckInPage, uploadCheckInPhoto } from './index.ts'

describe('checking in from one network address', () => {
  it('is open to 600 talent of a casting studio in an hour, with all that the form asks for [ACC-05]', () => {
    for (const call of [getCheckInPage, uploadCheckInPhoto, captchaChallenge, checkIn])
      expect(callsAnHour(call), call.name).to.be.at.least(600)
  })
})
