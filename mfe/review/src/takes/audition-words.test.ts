import { expect } from 'chai'
import { mailedWords, toBeMailedWords } from './audition-words.ts'

const NONE = { talent: 0, without_address: 0, mailed_before: 0, sends_mail: true }

describe('what is said of mails with the link to an audition [PST-02]', () => {
  it('counts before who gets one, who has no address and who had one', () => {
    expect(toBeMailedWords({ ...NONE, talent: 1 })).to.equal('1 talent gets an e-mail.')
    expect(toBeMailedWords({ ...NONE, talent: 12, without_address: 1, mailed_before: 3 })).to.equal(
      '12 talent get an e-mail. 1 has no address. 3 had it with this page before.',
    )
    expect(toBeMailedWords(NONE)).to.equal('No talent gets an e-mail.')
    expect(toBeMailedWords({ ...NONE, talent: 2, sends_mail: false })).to.equal(
      '2 talent get an e-mail. This install has no mail server: e-mails stay in the message log.',
    )
  })

  it('counts after who gets one and who has no address, and says nothing where none was asked for', () => {
    expect(mailedWords({ ...NONE, talent: 2, without_address: 3 })).to.equal(
      ' 2 talent get an e-mail. 3 have no address.',
    )
    expect(mailedWords(undefined)).to.equal('')
  })
})
