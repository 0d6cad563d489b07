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
    const needs = needsYou([project], attention, new Map())
    expect(needs.map(({ words, where, to }) => [words, where, to])).to.deep.equal([
      ['1 date on hold', 'Round a, Corner Shop, Sat, Nov 28', '/session/shop/edit/a'],
      ['1 schedule not shared', 'Round b, Corner Shop', '/session/shop/edit/b'],
      ['2 takes to view', 'Round b, Corner Shop', '/video/shop/b'],
    ])
  })

  it('leaves out what is said elsewhere, and what is not known yet', () => {
    const said = new Map([
      ['a', waiting('a', 1, 0, 0)],
      ['b', waiting('b', 0, 1, 2)],
    ])
    expect(needsYou([project], attention, said)).to.deep.equal([])
    expect(needsYou([project], new Map(), new Map())).to.deep.equal([])
  })

  it('tells of the other dates of a session that runs today [PRJ-09]', () => {
    const now = new Map([
      ['p', { _id: 'p', sessions: [waiting('a', 2, 1, 3)] } as unknown as ProjectAttention],
    ])
    const said = new Map([['a', waiting('a', 1, 0, 3)]])
    expect(needsYou([project], now, said).map(({ words }) => words)).to.deep.equal([
      '1 date on hold',
      '1 schedule not shared',
    ])
  })

  it('begins with talent without a time and those who ask for another one, each with the way there [SCH-15]', () => {
    const asks = { without_time: 2, asked_times: 1, asked_day: 'd' }
    const now = new Map([
      ['p', { _id: 'p', sessions: [waiting('b', 1, 0, 0, asks)] } as unknown as ProjectAttention],
    ])
    expect(needsYou([project], now, new Map()).map(({ words, to }) => [words, to])).to.deep.equal([
      ['2 without a time', '/session/shop/edit/b'],
      ['1 asks for another time', '/session/shop/edit/b/schedule/d'],
      ['1 date on hold', '/session/shop/edit/b'],
    ])
  })
})
