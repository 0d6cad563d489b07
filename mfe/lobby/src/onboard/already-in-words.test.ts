import { expect } from 'chai'
import { linkWords } from './already-in-words.ts'

describe('words of a check-in that is there already', () => {
  it('name only the senders that the office has, and else the staff [MSG-11]', () => {
    expect(linkWords({ sends_mail: true, sends_texts: true })).to.equal(
      'We sent the link to your status page again, by e-mail and, if you asked for texts, to your phone. Open it there.',
    )
    expect(linkWords({ sends_mail: true, sends_texts: false })).to.equal(
      'We sent the link to your status page again, by e-mail. Open it there.',
    )
    expect(linkWords({ sends_mail: false, sends_texts: true })).to.match(
      /^If you asked for texts, .* to your phone\. .*ask the staff/,
    )
    const none = linkWords({ sends_mail: false, sends_texts: false })
    expect(none).to.match(/ask the staff at the desk or in the room/)
    expect(none).not.to.match(/sent|e-mail to|phone/)
  })
})
