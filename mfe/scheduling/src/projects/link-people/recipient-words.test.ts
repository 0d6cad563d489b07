import { expect } from 'chai'
import { deedWords, isLost, mailWords } from './recipient-words.ts'

describe('a recipient of a posting link in words', () => {
  it('says what became of the mail, and why it failed', () => {
    expect(mailWords({ invited: true, mail: null, reason: null })).to.equal('E-mail on its way')
    expect(mailWords({ invited: true, mail: 'failed', reason: 'No such mailbox.' })).to.equal(
      'E-mail failed: No such mailbox.',
    )
    expect(mailWords({ invited: true, mail: 'kept', reason: 'Not sent.' })).to.equal(
      'Not sent: e-mail is not set up here',
    )
    expect(mailWords({ invited: false, mail: null, reason: null })).to.match(/^Came by the link/)
    expect([isLost({ mail: 'failed' }), isLost({ mail: 'sent' })]).to.deep.equal([true, false])
  })

  it('says what the person did', () => {
    expect(deedWords({ watched: 0, answers: 0 })).to.equal('Nothing watched yet')
    expect(deedWords({ watched: 1, answers: 2 })).to.equal('1 take watched, 2 answers')
  })
})
