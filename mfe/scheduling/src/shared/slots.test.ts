import type { Availability, Slot } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { byHour, findSlot, onlyDay, openDays, rolesIn, slotKey, slotsOfFrame } from './slots.ts'

const slot = (start: string, wall: string, free: Record<string, number>, frame = 'f1'): Slot => ({
  start,
  end: new Date(Date.parse(start) + 900_000).toISOString(),
  start_wall: wall,
  availability_id: frame,
  talents_with_roles: Object.fromEntries(
    Object.entries(free).map(([role, left]) => [role, { participants_count: 2, free: left, talents: [] }]),
  ),
})

const availability = (dates: Record<string, Record<string, Slot[]>>): Availability => ({
  session: 's',
  day: 'd',
  time_zone: 'America/New_York',
  session_time_zone: 'America/Los_Angeles',
  zone_abbreviation: 'EDT',
  expired: false,
  is_archived: false,
  dates: Object.fromEntries(
    Object.entries(dates).map(([day, frames]) => [
      day,
      Object.fromEntries(
        Object.entries(frames).map(([id, slots]) => [
          id,
          { name: id, time_slot_start: '', time_slot_end: '', length_time_slot: 15, slots },
        ]),
      ),
    ]),
  ),
})

const NOW = new Date('2026-10-01T00:00:00Z')

describe('slots to choose from', () => {
  it('offers only places that are free for the role and have not begun [SCH-07]', () => {
    const shown = availability({
      '2026-10-02': {
        f1: [
          slot('2026-10-02T14:00:00Z', '10:00', { Driver: 1, Mother: 0 }),
          slot('2026-10-02T14:15:00Z', '10:15', { Driver: 0, Mother: 2 }),
          slot('2026-10-02T14:30:00Z', '10:30', { Driver: 2 }),
        ],
      },
    })
    const starts = (role: string, now: Date) =>
      openDays(shown, [role], now).flatMap(({ slots }) => slots.map(({ start_wall }) => start_wall))
    expect(starts('Driver', NOW)).to.deep.equal(['10:00', '10:30'])
    expect(starts('Mother', NOW)).to.deep.equal(['10:15'])
    expect(starts('Nobody', NOW)).to.deep.equal([])
    expect(starts('Driver', new Date('2026-10-02T14:00:00Z'))).to.deep.equal(['10:30'])
  })

  it('offers the places of several roles together, each time once [SCH-07]', () => {
    const shown = availability({
      '2026-10-02': {
        f1: [
          slot('2026-10-02T14:00:00Z', '10:00', { Driver: 1, Mother: 1 }),
          slot('2026-10-02T14:15:00Z', '10:15', { Driver: 0, Mother: 2 }),
          slot('2026-10-02T14:30:00Z', '10:30', { Driver: 0, Mother: 0 }),
        ],
      },
    })
    const days = openDays(shown, ['Driver', 'Mother'], NOW)
    expect(days.flatMap(({ slots }) => slots.map(({ start_wall }) => start_wall))).to.deep.equal([
      '10:00',
      '10:15',
    ])
  })

  it('leaves out the present time of the talent who moves it [SCH-12]', () => {
    const own = slot('2026-10-02T14:00:00Z', '10:00', { Driver: 1 })
    const shown = availability({
      '2026-10-02': { f1: [own, slot('2026-10-02T14:15:00Z', '10:15', { Driver: 1 })] },
    })
    const [day] = openDays(shown, ['Driver'], NOW, own.start)
    expect(day?.slots.map(({ start_wall }) => start_wall)).to.deep.equal(['10:15'])
  })

  it('stand on a day of the reader, which is not always that of the session [SCH-07]', () => {
    const one = slot('2026-10-02T14:00:00Z', '10:00', { Driver: 1 })
    expect(onlyDay(availability({ '2026-10-03': { f1: [one] } }))).to.equal('2026-10-03')
    expect(onlyDay(availability({ '2026-10-02': {}, '2026-10-03': { f1: [one] } }))).to.equal(undefined)
    expect(onlyDay(availability({}))).to.equal(undefined)
  })

  it('leaves out a day on which nothing is free and puts the days in order', () => {
    const shown = availability({
      '2026-10-03': { f1: [slot('2026-10-03T04:15:00Z', '00:15', { Driver: 1 })] },
      '2026-10-02': { f1: [slot('2026-10-03T03:45:00Z', '23:45', { Driver: 1 })] },
      '2026-10-04': { f2: [slot('2026-10-04T14:00:00Z', '10:00', { Driver: 0 })] },
    })
    expect(openDays(shown, ['Driver'], NOW).map(({ day }) => day)).to.deep.equal(['2026-10-02', '2026-10-03'])
    expect(slotsOfFrame(shown, 'f1').map(({ start_wall }) => start_wall)).to.deep.equal(['23:45', '00:15'])
  })

  it('groups by hour, tells slots of 7.5 minutes apart, and two frames at one time', () => {
    const slots = [
      slot('2026-10-02T14:00:00Z', '10:00', { Driver: 1 }),
      slot('2026-10-02T14:07:30Z', '10:07:30', { Driver: 1 }),
      slot('2026-10-02T16:00:00Z', '12:00', { Driver: 1 }),
    ]
    const groups = byHour(slots, 'America/New_York')
    expect(groups.map(({ label }) => label)).to.deep.equal(['10 AM', '12 PM'])
    expect(groups[0]?.times.map(({ label }) => label)).to.deep.equal(['10:00 AM', '10:07:30 AM'])
    const other = slot('2026-10-02T14:00:00Z', '10:00', { Driver: 1 }, 'f2')
    expect(slotKey(other)).not.to.equal(slotKey(slots[0]!))
  })

  it('names the zone where the clocks show an hour twice in autumn', () => {
    const twice = [
      slot('2026-11-01T05:30:00Z', '01:30', { Driver: 1 }),
      slot('2026-11-01T06:30:00Z', '01:30', { Driver: 1 }),
    ]
    const labels = byHour(twice, 'America/New_York')[0]?.times.map(({ label }) => label)
    expect(labels).to.deep.equal(['1:30 AM EDT', '1:30 AM EST'])
  })

  it('finds a slot again by its key, and nothing when it has gone', () => {
    const kept = slot('2026-10-02T14:00:00Z', '10:00', { Driver: 1, Mother: 1 })
    const shown = availability({ '2026-10-02': { f1: [kept] } })
    expect(findSlot(shown, slotKey(kept))).to.equal(kept)
    expect(findSlot(shown, 'f1 2026-10-02T14:15:00Z')).to.equal(undefined)
    expect(rolesIn(shown)).to.deep.equal(['Driver', 'Mother'])
  })
})
