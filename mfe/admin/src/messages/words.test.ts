import { MESSAGE_STATES, TEMPLATE_NAMES } from '@callboard/admin/contract'
import { expect } from 'chai'
import { CHANNELS, sayChannel, sayTemplate, sayUnsent, TEMPLATE_CHOICES } from './words.ts'

describe('the message log in words', () => {
  it('calls the channels what people call them', () => {
    expect(CHANNELS.map(({ value }) => sayChannel(value))).to.deep.equal(['E-mail', 'Text'])
  })
  it('names the occasion of every template, and one that is gone as it was called', () => {
    for (const name of TEMPLATE_NAMES) expect(sayTemplate(name), name).to.match(/^[A-Z][A-Za-z, -]+$/)
    expect(sayTemplate('TEXT_AS_EMAIL')).to.equal('In place of a text')
    expect(sayTemplate('OLD_ONE')).to.equal('old one')
  })
  it('offers each template to choose under words of its own', () => {
    const labels = TEMPLATE_CHOICES.map(({ label }) => label)
    expect(new Set(labels).size).to.equal(TEMPLATE_NAMES.length)
    expect(labels).to.include.members(['Check-in', 'Check-in, text', 'Text from staff'])
  })
  it('promises a time only while there is one to come', () => {
    const words = MESSAGE_STATES.map((state) => [state, sayUnsent(state)])
    expect(Object.fromEntries(words)).to.include({
      queued: 'Not yet',
      kept: 'Not sent',
      failed: 'Not sent',
    })
  })
})
