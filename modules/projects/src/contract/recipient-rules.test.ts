import { expect } from 'chai'
import {
  looksLikeAddress,
  namesOfEntries,
  recipientEntries,
  recipientsOfCsv,
  withoutRepeats,
} from './recipient-rules.ts'

describe('recipients', () => {
  it('are cut at spaces and commas, also out of a mail program [REV-11]', () => {
    expect(recipientEntries(' a@x.com,b@x.com  c@x.com;\nd@x.com')).to.deep.equal([
      'a@x.com',
      'b@x.com',
      'c@x.com',
      'd@x.com',
    ])
    expect(recipientEntries('Ana Ruiz <ana@x.com>, "Holt, Ben" <ben@x.com>')).to.deep.equal([
      'ana@x.com',
      'ben@x.com',
    ])
  })

  it('keep the names that a mail program writes beside them [REV-11]', () => {
    expect(
      namesOfEntries(
        'Ana\u0007\tRuiz <Ana@x.com>, "Holt, Ben" <ben@x.com>; <c@x.com>\nd@x.com; Eva <not an address>',
      ),
    ).to.deep.equal({ 'ana@x.com': 'Ana Ruiz', 'ben@x.com': 'Ben Holt' })
  })

  it('must look like an address [REV-11]', () => {
    for (const good of ['a@x.com', "o'neil+call@sub.example.co.uk", 'ä@ü.de'])
      expect(looksLikeAddress(good), good).to.equal(true)
    for (const bad of [
      '',
      'a',
      'a@',
      '@x.com',
      'a@x',
      'a@@x.com',
      'a b@x.com',
      'a@x..com',
      `${'a'.repeat(250)}@x.com`,
    ])
      expect(looksLikeAddress(bad), bad).to.equal(false)
  })

  it('come out of a CSV file, which tells what in it is none [REV-11]', () => {
    const file =
      '\ufeffName,E-mail,Role\r\n"Ruiz, Ana",ana@x.com,Hero\r\nBen;ben@x.com;\r\nCleo,bad@,\r\n\r\nno address,none,\r\n'
    expect(recipientsOfCsv(file)).to.deep.equal({
      addresses: ['ana@x.com', 'ben@x.com'],
      wrong: ['bad@'],
      without: 1,
    })
    expect(recipientsOfCsv('a@x.com')).to.deep.equal({ addresses: ['a@x.com'], wrong: [], without: 0 })
  })

  it('are there once, in whatever case', () => {
    expect(withoutRepeats(['A@x.com', 'b@x.com', 'a@X.com'])).to.deep.equal(['A@x.com', 'b@x.com'])
  })
})
