import type { Slot } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { type Cell, nextPlace, takesOne } from './places.ts'

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
