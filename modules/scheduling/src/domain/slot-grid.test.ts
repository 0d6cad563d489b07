import { wallClock } from '@callboard/core'
import { expect } from 'chai'
import { joined, slotAt, slotsOf, stretchOf, trimmedEnd } from './slot-grid.ts'
import type { FrameGrid } from './time-frame.ts'
import { secondsOf, wallTimeOf } from './wall-time.ts'

const LENGTHS = [5, 7.5, 10, 15, 30, 60]
const ZONES = [
  'America/Los_Angeles',
  'America/Denver',
  'America/Phoenix',
  'America/Chicago',
  'America/New_York',
]
const DAYS = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02']
const WINDOWS = [
  ['00:00', '04:00'],
  ['09:00', '12:00'],
  ['13:00', '18:00'],
] as const
const STARTS = ['09:00', '09:07', '09:30']

const grid = (changes: Partial<FrameGrid>): FrameGrid => ({
  date: '2026-03-02',
  zone: 'America/Los_Angeles',
  startTime: '09:00',
  endTime: '10:00',
  slotSeconds: 900,
  ...changes,
})

const skipped = (zone: string, date: string, wall: number) =>
  zone !== 'America/Phoenix' && date === '2026-03-08' && wall >= 2 * 3600 && wall < 3 * 3600

/** Every case of the table once, as the grid that is entered. */
function* cases(): Generator<{ entered: FrameGrid; walls: number[] }> {
  for (const minutes of LENGTHS) {
    for (const zone of ZONES) {
      for (const date of DAYS) {
        for (const [startTime, endTime] of WINDOWS) {
          const entered = grid({ date, zone, startTime, endTime, slotSeconds: minutes * 60 })
          const walls: number[] = []
          for (let wall = secondsOf(startTime); wall < secondsOf(endTime); wall += minutes * 60)
            walls.push(wall)
          yield { entered, walls }
        }
      }
    }
  }
}

describe('slot grid', () => {
  for (const minutes of LENGTHS) {
    for (const startTime of STARTS) {
      it(`starts slot k of ${minutes} minutes exactly k lengths after ${startTime} and trims the rest [SCH-02]`, () => {
        const endTime = trimmedEnd(startTime, '12:04', minutes * 60)
        const slots = slotsOf(grid({ startTime, endTime, slotSeconds: minutes * 60 }))
        const first = Date.parse(`2026-03-02T${startTime}:00-08:00`)
        expect(slots.map(({ start }) => start.getTime())).to.deep.equal(
          slots.map((_slot, index) => first + index * minutes * 60_000),
        )
        const last = slots.at(-1)!.end.getTime()
        const entered = Date.parse('2026-03-02T12:04:00-08:00')
        expect(last).to.be.at.most(entered)
        expect(last + minutes * 60_000).to.be.greaterThan(entered)
        expect(wallClock(new Date(last), 'America/Los_Angeles').time).to.equal(`${endTime}:00`.slice(0, 8))
      })
    }
  }

  it('keeps half minutes of 7.5-minute slots', () => {
    const slots = slotsOf(grid({ slotSeconds: 450, endTime: trimmedEnd('09:00', '09:20', 450) }))
    expect(slots.map(({ start }) => wallClock(start, 'America/Los_Angeles').time)).to.deep.equal([
      '09:00:00',
      '09:07:30',
    ])
    expect(trimmedEnd('09:00', '09:10', 450)).to.equal('09:07:30')
  })

  it('shows exactly the entered wall times on every day, without those the zone skips [SCH-06]', () => {
    for (const { entered, walls } of cases()) {
      const shown = slotsOf(entered).map(({ start }) => wallClock(start, entered.zone))
      const expected = walls.filter((wall) => !skipped(entered.zone, entered.date, wall))
      expect(shown, JSON.stringify(entered)).to.deep.equal(
        expected.map((wall) => ({ day: entered.date, time: `${wallTimeOf(wall)}:00`.slice(0, 8) })),
      )
    }
  })

  it('never overlaps its own slots and never stretches one', () => {
    for (const { entered } of cases()) {
      const slots = slotsOf(entered)
      for (const [index, slot] of slots.entries()) {
        const length = slot.end.getTime() - slot.start.getTime()
        expect(length, JSON.stringify(entered)).to.equal(entered.slotSeconds * 1000)
        const next = slots[index + 1]
        if (next) expect(slot.end.getTime()).to.be.at.most(next.start.getTime())
      }
    }
  })

  it('keeps slots apart where the clocks change by half an hour', () => {
    const slots = slotsOf(
      grid({
        zone: 'Australia/Lord_Howe',
        date: '2026-10-04',
        startTime: '01:45',
        endTime: '03:45',
        slotSeconds: 3600,
      }),
    )
    expect(slots).to.have.length(2)
    expect(slots[0]!.end).to.deep.equal(slots[1]!.start)
  })

  it('finds every listed slot by its start and no other instant', () => {
    for (const { entered } of cases()) {
      const slots = slotsOf(entered)
      const starts = new Set(slots.map(({ start }) => start.getTime()))
      for (const slot of slots) {
        expect(slotAt(entered, slot.start)).to.deep.equal(slot)
        for (const apart of [-3_600_000, -1_000, 1, 1_000, 150_000, 3_600_000]) {
          const other = slot.start.getTime() + apart
          const found = typeof slotAt(entered, new Date(other)) !== 'string'
          expect(found, `${JSON.stringify(entered)} ${new Date(other).toISOString()}`).to.equal(
            starts.has(other),
          )
        }
      }
    }
  })

  it('lets a frame last from its first slot to the end of its last', () => {
    for (const { entered } of cases()) {
      const [first, last] = [slotsOf(entered)[0], slotsOf(entered).at(-1)]
      expect(stretchOf(entered), JSON.stringify(entered)).to.deep.equal(
        first && last ? { start: first.start, end: last.end } : null,
      )
    }
  })

  it('joins stretches that overlap or touch, in any order, and keeps the gaps', () => {
    const at = (start: number, end: number) => ({ start: new Date(start), end: new Date(end) })
    expect(joined([at(50, 60), at(10, 20), at(20, 30), at(12, 15), at(52, 70)])).to.deep.equal([
      at(10, 30),
      at(50, 70),
    ])
    expect(joined([])).to.deep.equal([])
  })

  it('takes the first of two equal hours in autumn', () => {
    const autumn = grid({ date: '2026-11-01', startTime: '01:00', endTime: '02:00', slotSeconds: 3600 })
    expect(slotsOf(autumn).map(({ start }) => start.toISOString())).to.deep.equal([
      '2026-11-01T08:00:00.000Z',
    ])
    expect(slotAt(autumn, new Date('2026-11-01T09:00:00.000Z'))).to.equal('off_grid')
  })

  it('is half-open: a frame starts where another ends', () => {
    const before = slotsOf(grid({})).at(-1)
    const after = slotsOf(grid({ startTime: '10:00', endTime: '11:00' }))[0]
    expect(before?.end).to.deep.equal(after?.start)
    expect(slotAt(grid({}), after!.start)).to.equal('outside')
  })
})
