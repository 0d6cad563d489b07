import type { LostTime } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { lostOn, sayLoss, sayLostTime } from './lost-words.ts'

const ZONE = 'America/Los_Angeles'
const NOW = new Date('2026-11-24T23:00:00.000Z')
const lost = (changes: Partial<LostTime> = {}): LostTime => ({
  _id: 'a',
  day: 'day-1',
  start_time: '2026-11-25T18:15:00.000Z',
  role: 'Hero',
  cause: 'talent',
  lost_at: '2026-11-24T22:14:00.000Z',
  lost_by: null,
  talent: {
    _id: 't',
    first_name: 'Ana',
    last_name: 'Ruiz',
    email: 'ana@example.com',
    phone: null,
    photo_url: null,
  },
  ...changes,
})

describe('a talent without a time', () => {
  it('is told with the time that was lost, and its day where another one is shown', () => {
    const said = (onDay: string | undefined) => sayLostTime(lost(), onDay, ZONE, ZONE)
    expect(said('2026-11-25')).to.equal('10:15 AM')
    expect(said('2026-11-26')).to.equal('Wed, Nov 25, 10:15 AM')
    expect(said(undefined)).to.equal('Wed, Nov 25, 10:15 AM')
  })

  it('is told with how, by whom and when it was lost', () => {
    const said = (changes: Partial<LostTime>) => sayLoss(lost(changes), NOW, ZONE, ZONE)
    expect(said({})).to.equal('Cancelled by talent, 2:14 PM')
    expect(said({ lost_at: '2026-11-23T22:14:00.000Z' })).to.equal(
      'Cancelled by talent, Mon, Nov 23, 2:14 PM',
    )
    expect(said({ cause: 'office', lost_by: 'Dana Whitfield' })).to.equal(
      'Cancelled by Dana Whitfield, 2:14 PM',
    )
    expect(said({ cause: 'office' })).to.equal('Cancelled by the casting office, 2:14 PM')
    expect(said({ cause: 'frame_deleted', lost_by: 'Dana Whitfield' })).to.equal(
      'Time frame deleted by Dana Whitfield, 2:14 PM',
    )
    for (const [cause, words] of [
      ['date_removed', 'Date removed'],
      ['date_changed', 'Date changed'],
      ['archived', 'Project archived'],
    ] as const) {
      expect(said({ cause })).to.equal(`${words}, 2:14 PM`)
      expect(said({ cause, lost_by: 'Dana Whitfield' })).to.equal(`${words} by Dana Whitfield, 2:14 PM`)
    }
  })

  it('is told by the clock of the session, which is named to a reader elsewhere', () => {
    const reader = 'America/New_York'
    expect(sayLostTime(lost(), '2026-11-25', ZONE, reader)).to.equal('10:15 AM PST')
    expect(sayLostTime(lost(), undefined, ZONE, reader)).to.equal('Wed, Nov 25, 10:15 AM PST')
    expect(sayLoss(lost(), NOW, ZONE, reader)).to.equal('Cancelled by talent, 2:14 PM PST')
  })

  it('is shown on the date of that time, and on every one once that date is gone', () => {
    const all = [lost(), lost({ _id: 'b', day: 'gone' }), lost({ _id: 'c', day: 'day-2' })]
    const session = {
      dates: [
        { _id: 'day-1', date: '2026-11-25' },
        { _id: 'day-2', date: '2026-11-26' },
      ],
    }
    const on = (day: string, today: string) => lostOn(all, session, day, today).map(({ _id }) => _id)
    expect(on('day-1', '2026-11-24')).to.deep.equal(['a', 'b'])
    expect(on('day-2', '2026-11-24')).to.deep.equal(['b', 'c'])
  })

  it('is shown on every date to come once the date of that time has passed', () => {
    const all = [lost(), lost({ _id: 'c', day: 'day-2' })]
    const session = {
      dates: [
        { _id: 'day-1', date: '2026-11-25' },
        { _id: 'day-2', date: '2026-11-26' },
        { _id: 'day-3', date: '2026-11-28' },
      ],
    }
    const on = (day: string) => lostOn(all, session, day, '2026-11-27').map(({ _id }) => _id)
    expect(on('day-3')).to.deep.equal(['a', 'c'])
    expect(on('day-1'), 'a past date has its own').to.deep.equal(['a'])
  })
})
