import { expect } from 'chai'
import { countWords, csvWords, namesAmong, wrongWords } from './recipient-words.ts'

describe('words about recipients', () => {
  it('name all that is no address, up to six [REV-11]', () => {
    expect(wrongWords(['Ana'])).to.equal('Ana is not an e-mail address.')
    expect(wrongWords(['Ana', 'Smith', 'bad@'])).to.equal('Ana, Smith, and bad@ are not e-mail addresses.')
    expect(wrongWords([...'abcdefg'])).to.equal('a, b, c, d, e, f, and g are not e-mail addresses.')
    expect(wrongWords([...'abcdefgh'])).to.equal('a, b, c, d, e, f, and 2 more are not e-mail addresses.')
  })

  it('count the addresses, and those whose name is known [REV-11]', () => {
    expect(countWords(['Ana@x.com', 'b@x.com', 'bad@'], { 'ana@x.com': 'Ana Ruiz' })).to.equal(
      '2 addresses, 1 with a name',
    )
    expect(countWords(['b@x.com'])).to.equal('1 address')
  })

  it('are of those who are recipients, however many a file names [REV-11]', () => {
    const names = { 'ana@x.com': 'Ana Ruiz', 'ben@x.com': 'Ben Holt' }
    expect(namesAmong(['Ana@x.com', 'cleo@x.com'], names)).to.deep.equal({ 'ana@x.com': 'Ana Ruiz' })
  })

  it('tell what of a CSV file was left out [REV-11]', () => {
    const found = { addresses: ['a@x.com', 'b@x.com'], wrong: ['bad@'], without: 1 }
    expect(csvWords('people.csv', 2, found)).to.equal(
      '2 addresses added from people.csv. Left out: bad@ is not an e-mail address. 1 line has no address.',
    )
    expect(csvWords('people.csv', 1, { ...found, wrong: [], without: 0 })).to.equal(
      '1 address added from people.csv.',
    )
    expect(csvWords('people.csv', 0, { addresses: [], wrong: [], without: 3 })).to.equal(
      'There is no e-mail address in people.csv.',
    )
  })
})
