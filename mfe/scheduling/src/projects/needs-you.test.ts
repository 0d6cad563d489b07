import type { ProjectAttention, ProjectView } from '@callboard/projects/contract'
import { expect } from 'chai'
import { needsYou } from './needs-you.ts'

const session = (_id: string, ...dates: readonly [date: string, status: string][]) => ({
  _id,
  name: `Round ${_id}`,
  dates: dates.map(([date, book_status]) => ({ _id: date, date, book_status })),
})

const project = {
  _id: 'p',
  uri: 'shop',
  name: 'Corner Shop',
  sessions: [
    session('a', ['2026-11-27', 'Hold'], ['2026-11-28', 'Hold'], ['2026-11-29', 'Book']),
    session('b'),
  ],
} as unknown as ProjectView

const waiting = (
  id: string,
  holds: number,
  unshared: number,
  unviewed_takes: number,
  more: { readonly without_time?: number; readonly asked_times?: number; readonly asked_day?: string } = {},
) => ({
  session: id,
  holds,
  unshared,
  unshared_day: unshared > 0 ? 'd' : null,
  unviewed_takes,
  without_time: 0,
  asked_times: 0,
  asked_day: null,
  ...more,
})

const attention = new Map([
  [
    'p',
    { _id: 'p', sessions: [waiting('a', 1, 0, 0), waiting('b', 0, 1, 2)] } as unknown as ProjectAttention,
  ],
])

describe('what needs staff', () => {
  it('is said by session, with the dates that nobody runs and the way there', () => {
    const needs = needsYou([project], attention, new Set())
    expect(needs.map(({ words, where, to }) => [words, where, to])).to.deep.equal([
      ['1 schedule not shared', 'Round b, Corner Shop', '/session/shop/edit/b/schedule/d'],
      ['2 takes to view', 'Round b, Corner Shop', '/video/shop/b?hideViewed=true'],
      ['1 date on hold', 'Round a, Corner Shop · Sat, Nov 28', '/session/shop/edit/a'],
    ])
  })

  it('leaves out takes that are the fact of a session of today, and what is not known yet', () => {
    const needs = needsYou([project], attention, new Set(['b']))
    expect(needs.map(({ words }) => words)).to.deep.equal(['1 schedule not shared', '1 date on hold'])
    expect(needsYou([project], new Map(), new Set())).to.deep.equal([])
  })

  it('tells of what a session of today has, also of its other dates [PRJ-09]', () => {
    const now = new Map([
      ['p', { _id: 'p', sessions: [waiting('a', 2, 1, 3)] } as unknown as ProjectAttention],
    ])
    expect(needsYou([project], now, new Set()).map(({ words }) => words)).to.deep.equal([
      '1 schedule not shared',
      '3 takes to view',
      '2 dates on hold',
    ])
  })

  it('names a few of many dates on hold', () => {
    const dates = [1, 2, 3, 4, 5].map((day): [string, string] => [`2026-12-0${day}`, 'Hold'])
    const long = { ...project, sessions: [session('a', ...dates)] } as unknown as ProjectView
    const now = new Map([
      ['p', { _id: 'p', sessions: [waiting('a', 5, 0, 0)] } as unknown as ProjectAttention],
    ])
    expect(needsYou([long], now, new Set()).map(({ where }) => where)).to.deep.equal([
      'Round a, Corner Shop · Tue, Dec 1 · Wed, Dec 2 · Thu, Dec 3 · 2 more',
    ])
  })

  it('begins with talent without a time and those who ask for another one, each with the way there [SCH-15]', () => {
    const asks = { without_time: 2, asked_times: 1, asked_day: 'd' }
    const now = new Map([
      ['p', { _id: 'p', sessions: [waiting('b', 1, 0, 0, asks)] } as unknown as ProjectAttention],
    ])
    expect(needsYou([project], now, new Set()).map(({ words, to }) => [words, to])).to.deep.equal([
      ['2 without a time', '/session/shop/edit/b'],
      ['1 asks for another time', '/session/shop/edit/b/schedule/d'],
      ['1 date on hold', '/session/shop/edit/b'],
    ])
  })
})
