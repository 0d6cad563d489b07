import { expect } from 'chai'
import { type FreelancerRequest, freed, nextInLine, type RequestedDate } from './request.ts'
import { type DateNow, planRequest } from './request-plan.ts'

const dated = (dayId: string, changes: Partial<RequestedDate> = {}): RequestedDate => ({
  dayId,
  date: `2026-03-0${dayId}`,
  startTime: '10:00',
  zone: 'America/Los_Angeles',
  place: 'Online',
  roles: ['session_runner'],
  booked: [],
  ...changes,
})
const request = (changes: Partial<FreelancerRequest> = {}): FreelancerRequest => ({
  id: 'request',
  sessionId: 'session',
  requestedPerson: 'mia',
  requestedBy: 'dora',
  status: 'none',
  response: 'none',
  dates: [dated('4')],
  createdAt: new Date('2026-03-01T10:00:00.000Z'),
  version: 1,
  ...changes,
})
const now = (dayId: string, changes: Partial<DateNow> = {}): DateNow => {
  const { date, startTime, zone, place } = dated(dayId)
  return { dayId, date, startTime, zone, place, runs: { session_runner: [], lobby_manager: [] }, ...changes }
}
const session = (...dates: DateNow[]) => ({ archived: false, dates })
const runsIt = { session_runner: ['mia'], lobby_manager: [] }
const booked = request({
  status: 'book',
  response: 'yes',
  dates: [dated('4', { booked: ['session_runner'] })],
})

describe('a request and its session dates', () => {
  it('agree while nothing of the dates changes', () => {
    expect(planRequest(request(), session(now('4'), now('5')))).to.equal(null)
    expect(planRequest(booked, session(now('4', { runs: runsIt })))).to.equal(null)
    expect(planRequest(request({ status: 'reject' }), null)).to.equal(null)
  })

  const MOVES: readonly Partial<DateNow>[] = [
    { date: '2026-03-09' },
    { startTime: '11:00' },
    { zone: 'America/New_York' },
    { place: 'In person: Stage 4' },
  ]
  for (const move of MOVES)
    it(`asks again for a held date with another ${Object.keys(move)[0]}, and keeps a booking and a no`, () => {
      const to = session(now('4', { runs: runsIt, ...move }))
      for (const response of ['yes', 'second-hold'] as const)
        expect(planRequest(request({ response }), to)?.request).to.deep.include({ response: 'none' })
      expect(planRequest(request({ response: 'no' }), to)?.request).to.deep.include({ response: 'no' })
      const kept = planRequest(booked, to)
      expect(kept?.request).to.deep.include({ status: 'book', response: 'yes', version: 2 })
      expect(kept?.request.dates[0]).to.deep.include({ ...move, booked: ['session_runner'] })
      expect(kept?.changes.map(({ kind }) => kind)).to.deep.equal(['moved'])
    })

  it('loses a date that is gone, and ends with the last one', () => {
    const two = request({ response: 'yes', dates: [dated('4'), dated('5')] })
    const plan = planRequest(two, session(now('5')))
    expect([plan?.ended, plan?.request.response]).to.deep.equal([false, 'yes'])
    expect(plan?.request.dates.map(({ dayId }) => dayId)).to.deep.equal(['5'])
    const last = planRequest(request({ response: 'yes' }), session(now('6')))
    expect([last?.ended, last?.request.status]).to.deep.equal([true, 'reject'])
  })

  it('is released once somebody has taken the person off its dates', () => {
    const plan = planRequest(booked, session(now('4')))
    expect([plan?.ended, plan?.request.status]).to.deep.equal([true, 'reject'])
    expect(plan?.changes.map(({ kind }) => kind)).to.deep.equal(['unbooked'])
  })

  it('is released by an archived project while it is not booked, and by a session that is gone [PRJ-07]', () => {
    const archived = { ...session(now('4', { runs: runsIt })), archived: true }
    expect(planRequest(request({ response: 'yes' }), archived)?.request.status).to.equal('reject')
    expect(planRequest(booked, archived)).to.equal(null)
    const gone = planRequest(booked, null)
    expect([gone?.ended, gone?.request.status, gone?.request.dates[0]?.booked]).to.deep.equal([
      true,
      'reject',
      [],
    ])
  })
})

describe('a hold that is free', () => {
  const asked = (
    id: string,
    response: FreelancerRequest['response'],
    changes: Partial<FreelancerRequest> = {},
  ) => request({ id, response, ...changes })
  const idsOf = (requests: readonly FreelancerRequest[]) => requests.map(({ id }) => id)

  it('goes to the earliest second hold for the same work on the same date [FRE-09]', () => {
    const before = asked('a', 'yes')
    const after = asked('a', 'no')
    const others = [
      asked('lobby', 'second-hold', { dates: [dated('4', { roles: ['lobby_manager'] })] }),
      asked('other-day', 'second-hold', { dates: [dated('5')] }),
      asked('said-no', 'no'),
      asked('b', 'second-hold'),
      asked('c', 'second-hold'),
    ]
    expect(freed(before, after)).to.deep.equal([{ dayId: '4', role: 'session_runner' }])
    expect(idsOf(nextInLine(freed(before, after), [after, ...others]))).to.deep.equal(['b'])
  })

  it('goes to nobody where another one stands first', () => {
    const duties = freed(asked('a', 'yes'), asked('a', 'no'))
    expect(idsOf(nextInLine(duties, [asked('first', 'yes'), asked('b', 'second-hold')]))).to.deep.equal([])
    expect(idsOf(nextInLine(duties, [booked, asked('b', 'second-hold')]))).to.deep.equal([])
  })

  it('makes one person first for all the work that they are second for', () => {
    const dates = [dated('4'), dated('5')]
    const duties = freed(asked('a', 'yes', { dates }), asked('a', 'no', { dates }))
    const line = [asked('b', 'second-hold', { dates }), asked('c', 'second-hold', { dates: [dated('5')] })]
    expect(idsOf(nextInLine(duties, line))).to.deep.equal(['b'])
  })
})
