import { noPhoneSamples, PHONE_SAMPLES } from '@callboard/core/testing'
import { expect } from 'chai'
import { PHONE_COUNTRIES } from './phone-metadata.data.ts'
import { formatPhone, nationalPhone, readPhone } from './phone-number.ts'

describe('phone numbers', () => {
  for (const [country, text, e164] of [
    ['US', '(310) 555-0142', '+13105550142'],
    ['CA', '416 555 0123', '+14165550123'],
    ['MX', '55 5123 4567', '+525551234567'],
    ['GB', '020 7946 0958', '+442079460958'],
    ['AU', '02 5550 1234', '+61255501234'],
    ['NZ', '09 887 6543', '+6498876543'],
    ['LK', '011 234 5678', '+94112345678'],
  ] as const)
    it(`are read for ${country}`, () => {
      expect(readPhone(text, country).e164).to.equal(e164)
      expect(nationalPhone(e164).country).to.be.oneOf([country, 'US'])
    })
  it('are none while something is missing or wrong', () => {
    for (const text of ['', '310 555', 'call me', '(000) 000-0000'])
      expect(readPhone(text, 'US').e164).to.equal(null)
  })
  it('move to the country that is typed', () => {
    expect(readPhone('+44 20 7946 0958', 'US')).to.include({ e164: '+442079460958', country: 'GB' })
  })
  it('are formatted while typing', () => {
    expect(formatPhone('3105550142', 'US')).to.equal('(310) 555-0142')
  })
  for (const country of PHONE_COUNTRIES)
    it(`of ${country} are taken and refused as the server does [M4]`, () => {
      for (const [typed, e164] of Object.entries(PHONE_SAMPLES[country]!))
        expect(readPhone(typed, country).e164, typed).to.equal(e164)
      for (const typed of noPhoneSamples(country))
        expect(readPhone(typed, country).e164, typed).to.equal(null)
    })
  it('of a prefix that is not known are taken with a warning [M4]', () => {
    for (const [text, country, isUnusual] of [
      ['999 555 0100', 'US', true],
      ['310 555 0142', 'US', false],
      ['212 555', 'US', false],
    ] as const)
      expect(readPhone(text, country).isUnusual, text).to.equal(isUnusual)
  })
})
