import type { TakeViewRow } from '@callboard/posting/contract'
import { expect } from 'chai'
import { watchedTakes } from './watched-takes.ts'

const view = (id: number, over: Partial<TakeViewRow> = {}): TakeViewRow => ({
  _id: `view-${id}`,
  viewer: { name: 'Rae Agency', email: 'rae@agency.example' },
  page: 'Selects',
  group: 'Nina Brandt',
  take: 'Take 1',
  started_at: `2026-03-02T10:0${id}:00.000Z`,
  last_at: `2026-03-02T10:0${id}:30.000Z`,
  share: 0.2,
  ...over,
})

describe('the view log', () => {
  it('has one row for a viewer and a take: the latest time and the furthest share', () => {
    const [row, ...others] = watchedTakes([view(3), view(2, { share: 0.9 }), view(1)])
    expect(others).to.deep.equal([])
    expect(row).to.deep.equal({ ...view(3), share: 0.9, times: 3 })
  })

  it('keeps other takes, other viewers and viewers without an address apart', () => {
    const stranger = { name: 'Visitor', email: null }
    const views = [
      view(5),
      view(4, { take: 'Take 2' }),
      view(3, { viewer: { name: 'Ray', email: 'ray@agency.example' } }),
      view(2, { viewer: stranger }),
      view(1, { viewer: stranger }),
    ]
    expect(watchedTakes(views).map(({ times }) => times)).to.deep.equal([1, 1, 1, 1, 1])
  })
})
