import type { Pick } from '@callboard/posting/contract'
import { expect } from 'chai'
import { clashesOf } from './callback-clash.ts'

const pick = (record: string, first_name: string, role = 'Barista') =>
  ({ record, first_name, last_name: 'Example', role, callbacks: [] as Pick['callbacks'] }) as Pick

describe('a talent of a callback', () => {
  it('is told of a second one of the same name, and of a role that is gone [PST-10]', () => {
    const all = [pick('a', 'Ana'), pick('b', 'Ana', 'Courier'), pick('c', 'Ben')]
    const said = (roles: readonly string[]) => all.map((one) => clashesOf(one, all, roles))
    expect(said(['Barista'])).to.deep.equal([
      ['Another one here has this name'],
      ['Another one here has this name', 'This project no longer casts Courier'],
      [],
    ])
    expect(said([])[1]).to.deep.equal(['Another one here has this name'])
  })

  it('is told of another time of theirs at that time [PST-10]', () => {
    const ana = (lost: 'talent' | null) =>
      ({ ...pick('a', 'Ana'), callbacks: [{ starts_at: '2026-12-03T18:00:00.000Z', lost }] }) as Pick
    const said = (begins: string, who = ana(null)) =>
      clashesOf(who, [who], [], { begins: new Date(begins), minutes: 15 })
    expect(said('2026-12-03T18:10:00.000Z')).to.have.length(1)
    expect(said('2026-12-03T18:15:00.000Z')).to.deep.equal([])
    expect(said('2026-12-03T18:10:00.000Z', ana('talent')), 'was cancelled').to.deep.equal([])
  })
})
