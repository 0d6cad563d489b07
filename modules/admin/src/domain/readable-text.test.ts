import { expect } from 'chai'
import { readableText } from './readable-text.ts'

describe('the text of a message for the own archive', () => {
  it('opens nothing and names no mailbox or number of others [ACC-16]', () => {
    const text =
      'Hi Ann, open https://callboard.test/status/secret-1 (or http://x.test/a?token=b). Ask dana@office.test, ' +
      '+13105550142 or (310) 555-0142. We write to ann@example.com on 2026-03-01 at 10:00.'
    expect(readableText(text, ['Ann@example.com'])).to.equal(
      'Hi Ann, open [link] (or [link]). Ask [e-mail address], [number] or [number]. ' +
        'We write to ann@example.com on 2026-03-01 at 10:00.',
    )
  })
})
