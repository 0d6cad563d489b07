import { expect } from 'chai'
import { namesOfCsv } from './csv-names.ts'

describe('names in a CSV file of recipients', () => {
  it('stand in the columns that its first line calls so [REV-11]', () => {
    expect(
      namesOfCsv('\ufeffName,E-mail\r\n"Ruiz, Ana",Ana@x.com\r\n,ben@x.com\r\nCleo,none\r\n'),
    ).to.deep.equal({
      'ana@x.com': 'Ana Ruiz',
    })
    expect(namesOfCsv('Email;First Name;Last Name\nana@x.com;Ana;Ruiz\nben@x.com;Ben;')).to.deep.equal({
      'ana@x.com': 'Ana Ruiz',
      'ben@x.com': 'Ben',
    })
  })

  it('are not guessed where no line names the columns, nor in a torn file', () => {
    expect(namesOfCsv('Ana Ruiz,ana@x.com\nBen Holt,ben@x.com')).to.deep.equal({})
    expect(namesOfCsv('Name,E-mail\n"Ana,ana@x.com')).to.deep.equal({})
    expect(namesOfCsv('')).to.deep.equal({})
  })
})
