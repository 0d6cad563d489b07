import type { LobbyRecord } from '@callboard/lobby/contract'
import { expect } from 'chai'
import { arrivalWords, isNew, newArrivals } from './new-arrivals.ts'

const record = (_id: string, first_name: string) =>
  ({
    _id,
    first_name,
    last_name: 'Example',
    role: 'Barista',
    arrived_time: '2026-11-21T10:00:00.000Z',
  }) as LobbyRecord
const lobby = (...records: LobbyRecord[]) => new Map(records.map((each) => [each._id, each]))
const [ana, ben, cora] = [record('1', 'Ana'), record('2', 'Ben'), record('3', 'Cora')]

describe('arrivals in the lobby', () => {
  it('are those of the expected, too, when they come [LOB-15] [LOB-19]', () => {
    const here = { _id: 'a', arrived_time: '2026-11-21T10:00:00.000Z' } as LobbyRecord
    const expected = { ...here, arrived_time: null }
    const of = (record: LobbyRecord) => new Map([[record._id, record]])
    expect(newArrivals(new Map(), of(expected))).to.deep.equal([])
    expect(newArrivals(of(expected), of(here))).to.deep.equal([here])
    expect(newArrivals(of(here), of(here))).to.deep.equal([])
  })

  it('are none in the first list, and those that were not there before in the next [LOB-15]', () => {
    expect(newArrivals(undefined, lobby(ana!, ben!))).to.deep.equal([])
    expect(newArrivals(lobby(ana!), lobby(ana!, ben!, cora!))).to.deep.equal([ben, cora])
    expect(newArrivals(lobby(ana!, ben!), lobby(ana!))).to.deep.equal([])
  })

  it('of one moment are one notification [LOB-15]', () => {
    expect(arrivalWords([ana!])).to.deep.equal({ title: 'Ana Example has arrived', body: 'Barista' })
    expect(arrivalWords([ana!, ben!])).to.deep.equal({
      title: '2 talent have arrived',
      body: 'Ana Example, Ben Example',
    })
  })

  it('are new for a moment [LOB-15]', () => {
    expect(isNew(ana!, Date.parse('2026-11-21T10:00:10.000Z'))).to.equal(true)
    expect(isNew(ana!, Date.parse('2026-11-21T10:01:00.000Z'))).to.equal(false)
    expect(isNew({ ...ana!, arrived_time: null }, Date.parse('2026-11-21T10:00:10.000Z'))).to.equal(false)
  })
})
