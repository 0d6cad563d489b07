import { expect } from 'chai'
import { formOfDays, readDay, sayDayFigures, steppedDay } from './read-day.ts'

describe('days that are written in a field', () => {
  const from = '2026-11-24'
  for (const [text, day, locale] of [
    ['11/24/2026', '2026-11-24', 'en-US'],
    ['11/24/26', '2026-11-24', 'en-US'],
    [' 11 / 24 / 2026 ', '2026-11-24', 'en-US'],
    ['11-24-2026', '2026-11-24', 'en-US'],
    ['24.11.2026', '2026-11-24', 'en-US'],
    ['24.11.', '2026-11-24', 'en-US'],
    ['24/11/2026', '2026-11-24', 'en-GB'],
    ['2026-11-24', '2026-11-24', 'en-GB'],
    ['2026/1/5', '2026-01-05', 'en-US'],
    ['Tue, 11/24/2026', '2026-11-24', 'en-US'],
    ['2028-02-29', '2028-02-29', 'en-US'],
  ] as const)
    it(`${text} (${locale}) is ${day}`, () => expect(readDay(text, { from, locale })).to.equal(day))

  it('without a year are the next such day', () => {
    const read = (text: string) => readDay(text, { from, locale: 'en-US' })
    expect(read('11/24')).to.equal('2026-11-24')
    expect(read('11/23')).to.equal('2027-11-23')
    expect(read('2/29')).to.equal(undefined)
  })

  for (const text of [
    '',
    '   ',
    '2/30',
    '2/30/2026',
    '2/29/2026',
    '13/1/2026',
    '0/5/2026',
    '11/0/2026',
    '11/24/202',
    '11/24/20266',
    '111/24/2026',
    '11',
    '11/',
    '11//24//2026//',
    'Tuesday',
    '11/24/2026 10:15',
    '10:15',
  ])
    it(`'${text}' is none`, () => expect(readDay(text, { from, locale: 'en-US' })).to.equal(undefined))

  it('are said in the figures of their reader', () => {
    expect(sayDayFigures('2026-11-24', 'en-US')).to.equal('11/24/2026')
    expect(sayDayFigures('2026-11-04', 'de-DE')).to.equal('4.11.2026')
    expect(sayDayFigures('2026-11-24', 'th-TH')).to.equal('24/11/2026')
  })

  it('have a form in the order of their reader', () => {
    expect(formOfDays('en-US')).to.equal('mm/dd/yyyy')
    expect(formOfDays('de-DE')).to.equal('dd.mm.yyyy')
    expect(formOfDays('sv-SE')).to.equal('yyyy-mm-dd')
  })

  it('that a field shows are read again as the same day', () => {
    for (const locale of [
      'en-US',
      'en-GB',
      'de-DE',
      'fr-CA',
      'ja-JP',
      'ko-KR',
      'hu-HU',
      'sv-SE',
      'ar-EG',
      'bg-BG',
    ])
      expect(readDay(sayDayFigures('2026-03-04', locale), { locale }), locale).to.equal('2026-03-04')
  })

  it('step over the ends of months, and never before the first day', () => {
    expect(steppedDay('2026-11-30', 1, undefined)).to.equal('2026-12-01')
    expect(steppedDay('2026-11-24', -1, '2026-11-24')).to.equal('2026-11-24')
    expect(steppedDay('2026-11-20', 1, '2026-11-24')).to.equal('2026-11-24')
  })
})
