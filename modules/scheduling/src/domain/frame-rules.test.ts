import { refusalBy } from '@callboard/core/testing'
import { expect } from 'chai'
import type { Appointment } from './appointment.ts'
import { checkedFrame, type FrameEntry, withoutRoom } from './frame-rules.ts'

const NOW = new Date('2026-03-02T18:00:00.000Z') // 10:00 in Los Angeles

const entry = (changes: Partial<FrameEntry> = {}): FrameEntry => ({
  name: 'Morning',
  date: '2026-03-02',
  zone: 'America/Los_Angeles',
  startTime: '11:00',
  endTime: '12:00',
  slotSeconds: 900,
  roles: [{ role: 'Hero', count: 1 }],
  ...changes,
})

const other = entry({ startTime: '13:00', endTime: '14:00' })

const refused: [string, Partial<FrameEntry>, Record<string, string>][] = [
  ['no name', { name: '  ' }, { name: 'Time Frame Name is required' }],
  ['no role', { roles: [] }, { roles: 'At least one role is required' }],
  [
    'a role without a name',
    { roles: [{ role: ' ', count: 1 }] },
    { 'roles.0.role': 'Role Name is required' },
  ],
  [
    'no talent of a role',
    { roles: [{ role: 'Hero', count: 0 }] },
    { 'roles.0.participants_count': 'Role number must be between 1 and 100' },
  ],
  [
    'more than 100 talent of a role',
    { roles: [{ role: 'Hero', count: 101 }] },
    { 'roles.0.participants_count': 'Role number must be between 1 and 100' },
  ],
  [
    'a role twice',
    {
      roles: [
        { role: 'Hero', count: 1 },
        { role: 'hero ', count: 1 },
      ],
    },
    { 'roles.1.role': 'Role already added' },
  ],
  ['an end at the start', { endTime: '11:00' }, { end_time: 'End Time cannot be the same as Start Time' }],
  ['an end before the start', { endTime: '10:30' }, { end_time: 'End Time must be after Start Time' }],
  ['less than one slot', { endTime: '11:10' }, { end_time: 'The time frame is shorter than one slot' }],
  [
    'a start that has passed',
    { startTime: '10:00' },
    { start_time: 'Start Time must be after current time' },
  ],
  [
    'a start inside another frame',
    { startTime: '13:30', endTime: '15:00' },
    { start_time: 'Start time conflict with other time frame' },
  ],
  [
    'an end inside another frame',
    { startTime: '12:00', endTime: '13:30' },
    { end_time: 'End Time conflict with other time frame' },
  ],
]

describe('time frame rules', () => {
  for (const [what, changes, fields] of refused) {
    it(`refuses ${what} [SCH-02]`, () => {
      expect(refusalBy(() => checkedFrame(entry(changes), [other], null, NOW))).to.deep.include({
        fields,
        code: 'invalid',
      })
    })
  }

  it('trims the end to whole slots and the words of spaces', () => {
    const checked = checkedFrame(
      entry({ name: ' Morning ', endTime: '12:10', roles: [{ role: ' Hero ', count: 2 }] }),
      [],
      null,
      NOW,
    )
    expect(checked).to.deep.equal(entry({ roles: [{ role: 'Hero', count: 2 }] }))
  })

  it('takes a frame that ends where another starts', () => {
    expect(
      checkedFrame(entry({ startTime: '12:00', endTime: '13:00' }), [other], null, NOW).endTime,
    ).to.equal('13:00')
  })

  it('lets a frame that has begun keep its start, but not get another past one', () => {
    const begun = entry({ startTime: '09:00', endTime: '12:00' })
    expect(checkedFrame({ ...begun, name: 'Early' }, [], begun, NOW).name).to.equal('Early')
    expect(
      refusalBy(() => checkedFrame({ ...begun, startTime: '09:30' }, [], begun, NOW)).fields,
    ).to.deep.equal({
      start_time: 'Start Time must be after current time',
    })
    expect(
      refusalBy(() => checkedFrame({ ...begun, endTime: '10:00' }, [], begun, NOW)).fields,
    ).to.deep.equal({
      end_time: 'End Time must be after current time',
    })
  })

  it('refuses times that the clocks skip', () => {
    const skipped = entry({ date: '2026-03-08', startTime: '02:00', endTime: '03:00' })
    expect(refusalBy(() => checkedFrame(skipped, [], null, NOW)).fields).to.have.property('start_time')
  })

  describe('with appointments', () => {
    const booked = (seat: number): Appointment => ({
      id: `appointment-${seat}`,
      sessionId: 's',
      dayId: 'd',
      frameId: 'f',
      talentId: `talent-${seat}`,
      date: '2026-03-02',
      start: new Date('2026-03-02T19:30:00.000Z'),
      end: new Date('2026-03-02T19:45:00.000Z'),
      slotSeconds: 900,
      role: 'Hero',
      seat,
      zone: 'America/Los_Angeles',
      locationType: 'Virtual',
      inPersonLocation: '',
      checkedIn: false,
      reply: null,
      sequence: 0,
      createdBy: 'u',
      createdAt: NOW,
    })
    const two = { roles: [{ role: 'Hero', count: 2 }] }

    it('keeps what still has its place', () => {
      expect(
        withoutRoom(entry({ ...two, startTime: '11:30', endTime: '11:45' }), [booked(0), booked(1)]),
      ).to.deep.equal([])
    })

    for (const [what, changes, cramped] of [
      ['a window that ends before one', { ...two, endTime: '11:30' }, 2],
      ['a window that starts after one', { ...two, startTime: '11:45' }, 2],
      ['another slot length', { ...two, slotSeconds: 600 }, 2],
      ['a longer slot from the same start', { ...two, slotSeconds: 1800 }, 2],
      ['a lower count', { roles: [{ role: 'Hero', count: 1 }] }, 1],
      ['a role that is gone', { roles: [{ role: 'Villain', count: 9 }] }, 2],
    ] as const) {
      it(`names what ${what} leaves without a place [SCH-04]`, () => {
        const both = [booked(0), booked(1)]
        expect(withoutRoom(entry(changes), both)).to.deep.equal(both.slice(2 - cramped))
      })
    }
  })
})
