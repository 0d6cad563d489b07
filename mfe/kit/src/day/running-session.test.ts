import { expect } from 'chai'
import { lineFact } from './line-fact.ts'
import { nothingWaits } from './nothing-waits.fixture.ts'
import { runningSession } from './running-session.ts'
import { todaysSessions } from './todays-sessions.ts'

const ZONE = 'America/Los_Angeles'
const at = (time: string) => new Date(`2026-11-24T${time}:00-08:00`)

const session = (
  name: string,
  start_time: string,
  more: {
    hours?: readonly [string, string]
    waiting?: number
    call?: string | null
    /** of all who wait, where it is not that of the next */
    earliest?: string
    tape?: boolean
  } = {},
) => ({
  project: { _id: 'p', name: 'Spot', uri: 'spot' },
  session: {
    _id: name,
    name,
    time_zone: ZONE,
    sort_order: 0,
    dates: [
      {
        _id: name,
        date: '2026-11-24',
        start_time,
        location_type: more.tape ? ('Video Submission' as const) : ('Virtual' as const),
        book_status: 'Book',
      },
    ],
  },
  attention: nothingWaits(name),
  hours: more.hours
    ? [{ date: name, start: at(more.hours[0]).toISOString(), end: at(more.hours[1]).toISOString() }]
    : [],
  lines:
    more.waiting === undefined
      ? []
      : [
          {
            date: name,
            waiting: more.waiting,
            earliest_call: more.earliest ?? more.call ?? null,
            next: { name: 'Ines Moreau', role: 'Barista', call: more.call ?? null },
          },
        ],
})
const running = (time: string, ...sessions: ReturnType<typeof session>[]) =>
  runningSession(todaysSessions(sessions), at(time))?.session.name

describe('the session that runs', () => {
  it('does from its beginning or its first time frame to the end of the last', () => {
    const day = session('day', '10:00', { hours: ['10:30', '12:00'] })
    const found = ['09:59', '10:00', '11:59', '12:00'].map((time) => running(time, day))
    expect(found).to.deep.equal([undefined, 'day', 'day', undefined])
    expect(running('09:45', session('early', '10:00', { hours: ['09:30', '12:00'] }))).to.equal('early')
  })

  it('does whenever somebody waits in it, and without frames only then', () => {
    expect(running('08:00', session('open', '10:00', { waiting: 1 }))).to.equal('open')
    expect(running('10:30', session('open', '10:00'))).to.equal(undefined)
  })

  it('is of several the one in which most wait, then the first', () => {
    const hours = ['09:00', '18:00'] as const
    const [one, two, three] = [
      session('one', '10:00', { hours }),
      session('two', '11:00', { hours, waiting: 2 }),
      session('three', '12:00', { hours, waiting: 3 }),
    ]
    expect(running('13:00', one, two, three)).to.equal('three')
    expect(running('13:00', session('later', '09:30', { hours }), one)).to.equal('later')
  })

  it('is no self-tape', () => {
    expect(running('10:30', session('tape', '10:00', { hours: ['10:00', '12:00'], tape: true }))).to.equal(
      undefined,
    )
  })

  it('says how late its line is and how many wait', () => {
    const fact = (call: string | null) =>
      lineFact(todaysSessions([session('day', '10:00', { waiting: 4, call })])[0]!, at('11:00'))
    expect(fact('10:51')).to.deep.equal({ words: '9 min behind', tone: 'fine', waiting: 4 })
    expect(fact('10:45')).to.deep.equal({ words: '15 min behind', tone: 'late', waiting: 4 })
    expect(fact('10:30')).to.deep.equal({ words: '30 min behind', tone: 'very-late', waiting: 4 })
    expect(fact('11:10')).to.deep.equal({ words: 'On time', tone: 'fine', waiting: 4 })
    expect(fact(null)).to.deep.equal({ tone: 'fine', waiting: 4 })
    const deck = session('day', '10:00', { waiting: 4, call: '12:30', earliest: '10:20' })
    expect(lineFact(todaysSessions([deck])[0]!, at('11:00'))?.words, 'whoever is next').to.equal(
      '40 min behind',
    )
  })
})
