import { expect } from 'chai'
import { minutesKept, sheetClock } from '../contract/sheet-rules.ts'
import { aRecord, TODAY } from '../testing/builders.ts'
import {
  clockStart,
  consents,
  optInRows,
  type PaperHead,
  sessionRows,
  sheetRows,
  twelveHour,
} from './sheet.ts'

const ZONE = 'America/Los_Angeles'
const at = (time: string) => new Date(`2026-03-02T${time}Z`)
const head: PaperHead = {
  castingRepresentative: 'Dana Cole',
  title: 'Blue Harbour: First call',
  auditionDates: [TODAY],
  advertiser: 'Acme',
  product: '',
}
const arrivedAt = (time: Date, changes: Parameters<typeof aRecord>[0] = {}) =>
  aRecord({ checkedInTime: time, arrivedTime: time, ...changes })

const HEAD_ROWS = [
  ['casting representative', 'Dana Cole'],
  ['title', 'Blue Harbour: First call'],
  ['audition date', TODAY],
  ['advertiser', 'Acme'],
  ['product', ''],
]

describe('casting papers', () => {
  it('write wall times with noon and midnight', () => {
    expect(['00:00', '00:05', '11:59', '12:00:30', '23:30'].map(twelveHour)).to.deep.equal([
      '12:00 AM',
      '12:05 AM',
      '11:59 AM',
      '12:00 PM',
      '11:30 PM',
    ])
  })

  it('have the head and columns of a session, in order of arrival [LOB-10]', () => {
    const late = arrivedAt(at('21:00:00'), { firstName: 'Zoë', signedOutTime: at('22:15:00') })
    const early = arrivedAt(at('20:00:00'), {
      agent: 'Smith, Jones',
      actualCall: '13:30',
      interviewNo: 2,
      sagNumber: '1234',
    })
    expect(sessionRows(head, [late, early], ZONE)).to.deep.equal([
      ...HEAD_ROWS,
      [
        'first_name',
        'last_name',
        'agent',
        'actual_call',
        'checked_in_time',
        'signed_out_time',
        'interview_no',
        'role',
        'sagnumber',
      ],
      ['Ada', 'Lovelace', 'Smith, Jones', '01:30 PM', '2026-03-02 12:00 PM', '', 2, 'Hero', '1234'],
      ['Zoë', 'Lovelace', null, '', '2026-03-02 01:00 PM', '2026-03-02 02:15 PM', null, 'Hero', null],
    ])
  })

  it('have the columns of the union on the sign-in sheet, with room for initials [LOB-11]', () => {
    const record = aRecord({
      sagNumber: '77',
      agent: 'Ann',
      interviewNo: 1,
      actualCall: '12:05',
      checkedInTime: at('20:00:00'),
      callInTime: at('20:15:00'),
      seenTime: at('20:20:00'),
      signedOutTime: at('20:50:00'),
    })
    expect(sheetRows(head, [{ record, until: null }], ZONE).slice(5)).to.deep.equal([
      [
        'name',
        'member number',
        'agent',
        'role',
        'interview number',
        'call',
        'arrival',
        'seen',
        'out',
        'initials',
      ],
      ['Ada Lovelace', '77', 'Ann', 'Hero', 1, '12:05 PM', '12:00 PM', '12:20 PM', '12:50 PM', ''],
    ])
  })

  it('list in their head the names of a sign-in sheet that are kept of deleted accounts [ACC-14]', () => {
    const here = { record: arrivedAt(at('20:00:00')), until: null }
    const gone = { record: arrivedAt(at('20:10:00'), { firstName: 'Tess' }), until: '2026-04-01' }
    const rows = sheetRows(head, [here, gone], ZONE)
    expect(rows[5]).to.deep.equal(['account deleted', 'Tess Lovelace, named until 2026-04-01'])
    expect(rows.slice(7).map(([name]) => name)).to.deep.equal(['Ada Lovelace', 'Tess Lovelace'])
  })
})

describe('the clock of the sign-in sheet', () => {
  const kept = (changes: Parameters<typeof aRecord>[0], now: string) => {
    const record = arrivedAt(at('20:00:00'), changes)
    const times = {
      clock_from: clockStart(record, ZONE)?.toISOString() ?? null,
      out: record.signedOutTime?.toISOString() ?? null,
    }
    return minutesKept(times, at(now).getTime())
  }

  it('turns amber at 45 and red at 60 minutes after the call [LOB-11]', () => {
    const call = { actualCall: '12:30' }
    expect(kept(call, '20:10:00')).to.equal(0)
    const colours = ['21:14:59', '21:15:00', '21:29:59', '21:30:00'].map((now) => sheetClock(kept(call, now)))
    expect(colours).to.deep.equal(['calm', 'amber', 'amber', 'red'])
  })

  it('begins with the arrival of talent without a call, and stands when they are out', () => {
    expect(kept({}, '20:50:00')).to.equal(50)
    expect(kept({ signedOutTime: at('20:40:00') }, '23:00:00')).to.equal(40)
  })

  it('is none for talent who are expected, whatever their call [LOB-19]', () => {
    const minutes = kept({ actualCall: '12:00', state: 'expected', arrivedTime: null }, '23:00:00')
    expect(minutes).to.equal(null)
    expect(sheetClock(minutes)).to.equal('calm')
  })

  it('begins with the arrival where the clock of the zone skips the call', () => {
    const record = arrivedAt(at('20:00:00'), { date: '2026-03-08', actualCall: '02:30' })
    expect(clockStart(record, ZONE)).to.deep.equal(at('20:00:00'))
  })
})

describe('consent to texts', () => {
  const PHONE = '+13105550100'
  const listed = (records: Parameters<typeof consents>[0], stopped: [string, Date][] = []) =>
    consents(records, new Map(stopped)).map(({ firstName }) => firstName)

  it('is listed for talent with a phone who agreed, with no later STOP [M5]', () => {
    const yes = aRecord({ firstName: 'Yes', phone: PHONE, checkedInTime: at('20:00:00') })
    const no = aRecord({ firstName: 'No', optIn: false })
    const mute = aRecord({ firstName: 'Mute', phone: null })
    expect(listed([yes, no, mute])).to.deep.equal(['Yes'])
    expect(listed([yes], [[PHONE, at('20:30:00')]])).to.deep.equal([])
    expect(listed([yes], [[PHONE, at('19:30:00')]])).to.deep.equal(['Yes'])
  })

  it('is that of the latest check-in, once for each talent and number [M5]', () => {
    const first = aRecord({ phone: PHONE, checkedInTime: at('20:00:00') })
    const again = aRecord({ phone: PHONE, firstName: 'ADA', checkedInTime: at('21:00:00') })
    const sister = aRecord({ phone: PHONE, firstName: 'Eve', checkedInTime: at('21:00:00') })
    expect(listed([again, first, sister]).sort()).to.deep.equal(['ADA', 'Eve'])
    expect(listed([first, { ...again, optIn: false }])).to.deep.equal([])
  })

  it('is written with the columns of the sources [LOB-10]', () => {
    const record = aRecord({ email: 'ada@example.com', phone: PHONE, checkedInTime: at('20:00:00') })
    expect(optInRows([record, { ...record, phone: '+447700900123' }])).to.deep.equal([
      ['first_name', 'last_name', 'Consent (sms)', 'email', 'Phone', 'Timestamp', 'Country (USA)'],
      ['Ada', 'Lovelace', 'sms', 'ada@example.com', PHONE, '2026-03-02T20:00:00.000Z', 'USA'],
      [
        'Ada',
        'Lovelace',
        'sms',
        'ada@example.com',
        '+447700900123',
        '2026-03-02T20:00:00.000Z',
        'United Kingdom',
      ],
    ])
  })
})
