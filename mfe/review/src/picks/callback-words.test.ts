import { expect } from 'chai'
import { replyWords } from './callback-words.ts'

describe('words about the time of a callback', () => {
  it('say what the talent said to it, that they cannot come, or that the office took it [PST-10]', () => {
    expect(replyWords({ reply: null, lost: null })).to.equal('No reply yet')
    expect(replyWords({ reply: 'confirmed', lost: null })).to.equal('Confirmed')
    expect(replyWords({ reply: null, lost: 'talent' })).to.equal('Cannot come')
    expect(replyWords({ reply: null, lost: 'date_removed' })).to.equal('Cancelled')
  })
})
