import { expect } from 'chai'
import { isDay, isEmail, lineFormat } from './formats.ts'

/** As a schema checker reads it. */
const isLine = (text: string) => new RegExp(lineFormat.pattern, 'u').test(text)

describe('a line that a person typed', () => {
  it('has something to see', () => {
    for (const blank of ['', ' ', '\u00a0\u2003', '\u200b', ' \u2060\ufeff '])
      expect(isLine(blank), JSON.stringify(blank)).to.equal(false)
  })

  it('has no control characters and no second line', () => {
    for (const text of ['a\nb', 'a\r', 'Ada\u0000', 'a\tb', '\u0085a', 'a\u2028b', 'a\u2029', '\u001b[2J'])
      expect(isLine(text), JSON.stringify(text)).to.equal(false)
  })

  it('turns the direction of no text that comes after it', () => {
    for (const mark of ['\u202a', '\u202e', '\u2066', '\u2069'])
      expect(isLine(`Ada ${mark}gpj.exe`), JSON.stringify(mark)).to.equal(false)
  })

  it('is in any script, with spaces, joined pictures and signs', () => {
    for (const text of ['x', ' Ada  Okafor ', 'Zoë', 'محمد', '田中', '👩‍👩‍👧', '-', "O'Neil, J. (2nd) & co"])
      expect(isLine(text), text).to.equal(true)
  })

  it('is judged also when it is a megabyte: a pattern that went back and forth would never end', () => {
    for (const text of [' '.repeat(1_000_000), `${'a'.repeat(1_000_000)}\n`, `${'a '.repeat(500_000)}\n`])
      expect(isLine(text)).to.equal(false)
  })
})

describe('an e-mail address', () => {
  it('is what mail servers take, with last parts of today', () => {
    for (const text of [
      'ada@example.com',
      'ada.okafor+casting@mail.example.co.uk',
      'ada@studio.photography',
      "o'neil@example.com",
      'ada@xn--mller-kva.xn--p1ai',
      'a@b.co',
      `${'a'.repeat(64)}@example.com`,
    ])
      expect(isEmail(text), text).to.equal(true)
  })

  it('is nothing that they refuse', () => {
    for (const text of [
      '',
      'ada',
      'ada@example',
      'ada@example.c',
      'ada@example.c0m',
      'ada@@example.com',
      '.ada@example.com',
      'ada.@example.com',
      'a..b@example.com',
      'ada@-example.com',
      'ada@example-.com',
      'ada@.example.com',
      'ada okafor@example.com',
      'ada@exam ple.com',
      'ada@example.com, ben@example.com',
      '<ada@example.com>',
      'Ada <ada@example.com>',
      'ada@[127.0.0.1]',
      'ada@127.0.0.1',
      `${'a'.repeat(65)}@example.com`,
      `ada@${'a'.repeat(64)}.com`,
      `ada@${'a.'.repeat(126)}com`,
      'ada@example.com\nbcc: ben@example.com',
    ])
      expect(isEmail(text), text).to.equal(false)
  })

  it('is judged at once, however long the text is', () => {
    expect(isEmail(`${'a.'.repeat(500_000)}@example.com`)).to.equal(false)
  })
})

describe('a day', () => {
  it('is one of the calendar, written with all its figures', () => {
    for (const day of ['2026-11-24', '2028-02-29', '1970-01-01', '0001-01-01'])
      expect(isDay(day), day).to.equal(true)
    for (const text of [
      '',
      '2026-02-30',
      '2027-02-29',
      '2026-13-01',
      '2026-00-10',
      '11/24/2026',
      '2026-1-5',
      ' 2026-11-24',
    ])
      expect(isDay(text), text).to.equal(false)
  })
})
