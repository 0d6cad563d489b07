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

const waiting = (id: string, holds: number, unshared: number, unviewed_takes: number) => ({
  session: id,
  holds,
  unshared,
  unviewed_takes,
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
      ['1 date on hold', 'Round a, Corner Shop, Sat, Nov 28', '/session/shop/edit/a'],
      ['1 schedule not shared', 'Round b, Corner Shop', '/session/shop/edit/b'],
      ['2 takes to view', 'Round b, Corner Shop', '/video/shop/b'],
    ])
  })

  it('leaves out what is said elsewhere, and what is not known yet', () => {
    expect(needsYou([project], attention, new Set(['a', 'b']))).to.deep.equal([])
    expect(needsYou([project], new Map(), new Set())).to.deep.equal([])
  })
})
