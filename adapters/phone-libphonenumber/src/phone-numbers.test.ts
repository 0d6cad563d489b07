import { noPhoneSamples, PHONE_SAMPLES } from '@callboard/core/testing'
import { expect } from 'chai'
import { phoneNumbers } from './phone-numbers.ts'

describe('phoneNumbers', () => {
  for (const [country, numbers] of Object.entries(PHONE_SAMPLES)) {
    it(`reads the numbers of ${country} as people type them [M4]`, () => {
      for (const [typed, e164] of Object.entries(numbers)) {
        expect(phoneNumbers.parse(typed, country), typed).to.equal(e164)
        expect(phoneNumbers.parse(e164), `${e164} again`).to.equal(e164)
      }
    })

    it(`refuses texts that cannot be a number in ${country} [M4]`, () => {
      for (const typed of noPhoneSamples(country)) {
        expect(phoneNumbers.parse(typed, country), typed).to.equal(null)
      }
    })
  }

  it('needs the calling code when no served country is given', () => {
    expect(phoneNumbers.parse('2125550123')).to.equal(null)
    expect(phoneNumbers.parse('2125550123', 'XX')).to.equal(null)
    expect(phoneNumbers.parse('+12125550123', 'XX')).to.equal('+12125550123')
  })

  it('takes numbers of other countries with their calling code', () => {
    expect(phoneNumbers.parse('+49 151 23456789', 'US')).to.equal('+4915123456789')
    expect(phoneNumbers.parse('+49 1', 'US')).to.equal(null)
  })
})
