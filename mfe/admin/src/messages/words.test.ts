import { MESSAGE_STATES, TEMPLATE_NAMES } from '@callboard/admin/contract'
import { expect } from 'chai'
import { CHANNELS, sayChannel, sayTemplate, sayUnsent } from './words.ts'

describe('the message log in words', () => {
  it('calls the channels what people call them', () => {
    expect(CHANNELS.map(({ value }) => sayChannel(value))).to.deep.equal(['E-mail', 'Text'])
  })
  it('shows every template lowercased and without underscores', () => {
    for (const name of TEMPLATE_NAMES) expect(sayTemplate(name)).to.match(/^[a-z ]+$/)
    expect(sayTemplate('TEXT_AS_EMAIL')).to.equal('text as email')
  })
  it('promises a time only while there is one to come', () => {
    const words = MESSAGE_STATES.map((state) => [state, sayUnsent(state)])
    expect(Object.fromEntries(words)).to.include({ queued: 'Not yet', failed: 'Not sent' })
  })
})
