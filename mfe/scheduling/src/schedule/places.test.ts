import type { Slot } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { type Cell, firstPlace, nextPlace, placesAcross, rowsUntil, takesOne } from './places.ts'

const slot = (start: string, free: Record<string, number>): Slot => ({
  start,
  end: start,
  start_wall: '10:00',
  availability_id: 'f',
  talents_with_roles: Object.fromEntries(
    Object.entries(free).map(([role, places]) => [
      role,
      { participants_count: 2, free: places, talents: [] },
    ]),
  ),
})

const grid = {
  roles: ['Driver', 'Mother'],
  slots: [
    slot('2026-11-21T18:00:00Z', { Driver: 0, Mother: 1 }),
    slot('2026-11-21T18:15:00Z', { Driver: 0, Mother: 0 }),
    slot('2026-11-21T18:30:00Z', { Driver: 1, Mother: 0 }),
    slot('2026-11-21T18:45:00Z', { Driver: 2, Mother: 1 }),
  ],
}
const NOW = new Date('2026-11-21T17:00:00Z')
const isOpen = ({ row, column }: Cell) => takesOne(grid.slots[row]!, grid.roles[column]!, NOW)
const from = (row: number, column: number, key: string) => nextPlace(grid, { row, column }, key, isOpen)

describe('the next place for a carried talent', () => {
  it('leaves full places out, and stays where there is no other [SCH-05]', () => {
    expect(from(0, 0, 'ArrowDown')).to.deep.equal({ row: 2, column: 0 })
    expect(from(2, 0, 'ArrowUp')).to.deep.equal({ row: 2, column: 0 })
    expect(from(3, 0, 'ArrowDown')).to.deep.equal({ row: 3, column: 0 })
  })

  it('is the nearest time of the next role [SCH-05]', () => {
    expect(from(0, 0, 'ArrowRight')).to.deep.equal({ row: 0, column: 1 })
    expect(from(2, 0, 'ArrowRight')).to.deep.equal({ row: 3, column: 1 })
    expect(from(0, 1, 'ArrowLeft')).to.deep.equal({ row: 2, column: 0 })
    expect(from(3, 1, 'ArrowRight')).to.deep.equal({ row: 3, column: 1 })
  })

  it('has not begun', () => {
    expect(takesOne(grid.slots[2]!, 'Driver', new Date('2026-11-21T18:30:00Z'))).to.equal(false)
    expect(takesOne(grid.slots[2]!, 'Driver', NOW)).to.equal(true)
    expect(takesOne(grid.slots[2]!, 'Villain', NOW)).to.equal(false)
  })
})

describe('the first place for somebody without a time', () => {
  const first = (role?: string) => firstPlace(grid, role, isOpen)

  it('is one of the role that they came for, else of another, else none [SCH-05]', () => {
    expect(first()).to.deep.equal({ row: 2, column: 0 })
    expect(first('Mother')).to.deep.equal({ row: 0, column: 1 })
    expect(first('Villain')).to.deep.equal({ row: 2, column: 0 })
    const full = { roles: ['Driver'], slots: [slot('2026-11-21T18:00:00Z', { Driver: 0 })] }
    expect(firstPlace(full, 'Driver', () => false)).to.equal(undefined)
  })
})

describe('places side by side', () => {
  it('keep their number when one is booked, and follow the fullest slot of a role with many', () => {
    const busy: Slot = {
      ...slot('2026-11-21T18:00:00Z', {}),
      talents_with_roles: { Crowd: { participants_count: 40, free: 33, talents: [] } },
    }
    expect(placesAcross('Driver', 2, grid.slots)).to.equal(2)
    expect(placesAcross('Crowd', 40, [busy])).to.equal(4)
  })
})

describe('the present moment in a grid', () => {
  const hour: Slot = { ...slot('2026-11-21T18:00:00Z', {}), end: '2026-11-21T19:00:00Z' }
  const next: Slot = { ...slot('2026-11-21T19:00:00Z', {}), end: '2026-11-21T20:00:00Z' }
  const at = (time: string) => rowsUntil([hour, next], new Date(`2026-11-21T${time}Z`))

  it('stands in the row of its slot, as far down as the slot has run', () => {
    expect([at('18:00:00'), at('18:30:00'), at('19:15:00')]).to.deep.equal([0, 0.5, 1.25])
    expect([at('17:59:00'), at('20:00:00')]).to.deep.equal([undefined, undefined])
  })
})
