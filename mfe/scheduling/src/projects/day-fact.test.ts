import { expect } from 'chai'
import { dayFact } from './day-fact.ts'

const ZONE = 'America/Los_Angeles'
/** 11:00 in Los Angeles. */
const NOW = new Date('2026-11-24T19:00:00Z')

const session = (
  changes: {
    call?: string | null
    start?: string
    unviewed?: number
    type?: 'Virtual' | 'Video Submission'
  } = {},
) => {
  const start_time = changes.start ?? '10:15'
  const date = {
    _id: 'd',
    date: '2026-11-24',
    start_time,
    location_type: changes.type ?? ('Virtual' as const),
    book_status: 'Book',
  }
  return {
    project: { _id: 'p', name: 'Corner Shop', uri: 'corner-shop' },
    session: { _id: 's', name: 'First round', time_zone: ZONE, sort_order: 0, dates: [date] },
    attention: {
      session: 's',
      holds: 0,
      unshared: 0,
      unshared_day: null,
      unviewed_takes: changes.unviewed ?? 0,
      without_time: 0,
      asked_times: 0,
      asked_day: null,
      faces: [],
      checked_in: 0,
    },
    lines: [],
    hours: undefined,
    date,
    at: new Date(`2026-11-24T${start_time}:00-08:00`),
    line:
      changes.call === undefined
        ? undefined
        : {
            date: 'd',
            waiting: 4,
            earliest_call: changes.call,
            next: { name: 'Ines Moreau', role: 'Barista', call: changes.call },
          },
  }
}

describe('the fact of a session of today', () => {
  for (const [call, words, tone] of [
    ['10:51', '9 min behind', 'fine'],
    ['10:45', '15 min behind', 'late'],
    ['10:30', '30 min behind', 'very-late'],
    ['09:55', '1 h 5 min behind', 'very-late'],
    ['09:00', '2 h behind', 'very-late'],
    ['11:00', 'On time', 'fine'],
    ['11:30', 'On time', 'fine'],
  ] as const)
    it(`is '${words}' when the next talent was called for ${call}`, () => {
      expect(dayFact(session({ call }), NOW)).to.deep.include({ words, tone })
    })

  it('names the next talent and how many wait', () => {
    expect(dayFact(session({ call: '10:51' }), NOW)?.note).to.equal('4 waiting, next Ines Moreau 10:51 AM')
    expect(dayFact(session({ call: null }), NOW)).to.deep.equal({
      words: '4 waiting',
      tone: 'fine',
      note: 'Next Ines Moreau',
    })
  })

  it('is the time until it begins, and after it the takes to view', () => {
    expect(dayFact(session({ start: '11:42' }), NOW)?.words).to.equal('in 42 min')
    expect(dayFact(session({ start: '13:00' }), NOW)?.words).to.equal('in 2 h')
    expect(dayFact(session({ unviewed: 6 }), NOW)?.words).to.equal('6 takes to view')
    expect(dayFact(session(), NOW)?.words).to.equal('Nobody waits')
    expect(dayFact(session({ unviewed: 6 }), NOW)?.isUnviewed).to.equal(true)
    expect(dayFact(session({ call: '10:51', unviewed: 6 }), NOW)?.isUnviewed).to.equal(undefined)
  })

  it('is no line and no beginning for self-tapes', () => {
    const tapes = { type: 'Video Submission', start: '12:00' } as const
    expect(dayFact(session({ ...tapes, unviewed: 1 }), NOW)?.words).to.equal('1 take to view')
    expect(dayFact(session(tapes), NOW)).to.equal(undefined)
  })
})
