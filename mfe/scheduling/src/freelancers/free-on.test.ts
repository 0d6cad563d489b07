import type { SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import { dayOf, isAskedFor } from './free-on.ts'

type Day = SessionView['dates'][number]

const day = (managers: readonly string[] = []) =>
  ({ date: '2026-03-04', managers: managers.map((_id) => ({ _id })), lobbyManager: [] }) as unknown as Day
const mia = { _id: 'mia', available_dates: ['2026-03-04'], non_available_dates: [] as string[] }
const taken = (booked: boolean, by: string | null = null) => ({ date: '2026-03-04', booked, by })
const words = (changes: Partial<Parameters<typeof dayOf>[0]>, on = day()) =>
  dayOf({ ...mia, taken: [], ...changes }, on).words

describe('the day of a freelancer', () => {
  it('is what the person says of it where nothing else is there [FRE-02]', () => {
    expect(words({})).to.equal('free')
    expect(words({ available_dates: [], non_available_dates: ['2026-03-04'] })).to.equal('not available')
    expect(words({ available_dates: [], taken: [{ ...taken(true), date: '2026-03-05' }] })).to.equal(
      'not said',
    )
  })

  it('is a booking before a hold, by its name where that is known [FRE-02]', () => {
    expect(words({ taken: [taken(false), taken(true, 'Bakery, Recall')] })).to.equal('booked, Bakery, Recall')
    expect(words({ taken: [taken(false)] })).to.equal('on hold, another production')
    expect(words({ taken: [taken(true)] }, day(['mia']))).to.equal('booked here')
  })

  it('is one that the session has asked for, with any work or with that one [FRE-02]', () => {
    const asked = [{ date: 'day-4', roles: ['session_runner' as const] }]
    expect(isAskedFor({ asked }, { _id: 'day-4' })).to.equal(true)
    expect(isAskedFor({ asked }, { _id: 'day-4' }, 'session_runner')).to.equal(true)
    expect(isAskedFor({ asked }, { _id: 'day-4' }, 'lobby_manager')).to.equal(false)
    expect(isAskedFor({ asked }, { _id: 'day-5' })).to.equal(false)
  })
})
