import { formFaults } from '@callboard/core/http-contract'
import { timeFrameForm, timeFrameRules } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { bookedRoles, frameFields, newFrame, slotCount, typedFrame } from './frame-fields.ts'

const LA = 'America/Los_Angeles'
/** 09:52 in Los Angeles. */
const NOW = new Date('2026-11-21T17:52:00Z')
/** A session that has begun. */
const TODAY = { date: '2026-11-21', start_time: '09:00' }

describe('a time frame as it is typed', () => {
  it('starts an hour long at the next quarter hour of the session, in slots of 15 minutes [SCH-02]', () => {
    expect(newFrame(NOW, LA, TODAY, [], [])).to.include({ start: '10:00', end: '11:00', slotLength: 15 })
    expect(
      newFrame(NOW, 'Asia/Kolkata', { ...TODAY, start_time: '23:30' }, [], []).end,
      'it ends on the same day',
    ).to.equal('23:45')
    expect(newFrame(new Date('2026-11-21T18:00:00Z'), LA, TODAY, [], []).start).to.equal('10:15')
  })

  it('starts with its session where that is still to come [SCH-02]', () => {
    const start = (date: string, start_time: string) => newFrame(NOW, LA, { date, start_time }, [], []).start
    expect(start('2026-11-22', '10:00')).to.equal('10:00')
    expect(start('2026-11-22', '08:30'), 'earlier in the day than it is now').to.equal('08:30')
    expect(start('2026-11-21', '14:00')).to.equal('14:00')
    expect(start('2026-11-20', '09:00'), 'a past date').to.equal('09:00')
  })

  it('follows the frames that are there', () => {
    const others = [
      { name: 'a', end_time: '12:00' },
      { name: 'b', end_time: '11:00' },
      { name: 'c', end_time: '11:52:30' },
    ]
    expect(newFrame(NOW, LA, TODAY, others, [])).to.include({ start: '12:00', end: '13:00' })
  })

  it('is named after its part of the day, unlike the frames that are there', () => {
    const name = (end_time: string, ...names: string[]) =>
      newFrame(
        NOW,
        LA,
        TODAY,
        [{ name: 'Callbacks', end_time }, ...names.map((one) => ({ name: one, end_time }))],
        [],
      ).name
    expect(name('11:45')).to.equal('Morning')
    expect(name('12:00')).to.equal('Afternoon')
    expect(name('17:00')).to.equal('Evening')
    expect(name('10:00', 'morning', 'Morning 2')).to.equal('Morning 3')
  })

  it('brings few roles along and leaves many to be chosen', () => {
    const roles = (names: string[]) => newFrame(NOW, LA, TODAY, [], names).roles.map(({ role }) => role)
    expect(roles(['Driver', 'Mother'])).to.deep.equal(['Driver', 'Mother'])
    expect(roles(['a', 'b', 'c', 'd', 'e'])).to.deep.equal([''])
    expect(roles([])).to.deep.equal([''])
  })

  it('counts whole slots and says where the end is trimmed to [SCH-02]', () => {
    const typed = { ...newFrame(NOW, LA, TODAY, [], []), start: '10:00', end: '10:50', slotLength: 15 }
    expect(slotCount(typed)).to.deep.equal({ slots: 3, end: '10:45', trimmed: true })
    expect(slotCount({ ...typed, slotLength: 7.5, end: '10:15' })).to.deep.equal({
      slots: 2,
      end: '10:15',
      trimmed: false,
    })
    expect(slotCount({ ...typed, end: '10:10' })).to.equal(undefined)
    expect(slotCount({ ...typed, end: '' })).to.equal(undefined)
  })

  it('does not send what has no time, role or number', () => {
    const typed = newFrame(NOW, LA, TODAY, [], ['Driver', 'Mother'])
    const faults = (one: typeof typed) => ({
      ...formFaults(timeFrameForm, frameFields(one)),
      ...timeFrameRules(frameFields(one)),
    })
    expect(faults(typed)).to.deep.equal({})
    const broken = {
      ...typed,
      start: '',
      roles: typed.roles.map((role, place) =>
        place === 0 ? { ...role, count: '' } : { ...role, role: ' ' },
      ),
    }
    expect(faults(broken)).to.deep.equal({
      start_time: 'Start Time is required',
      'roles.0.participants_count': 'Role number must be between 1 and 100',
      'roles.1.role': 'Role Name is required',
    })
  })

  it('knows how many hold a place of each role, so that it can be locked [SCH-04]', () => {
    const place = (free: number) => ({ participants_count: 2, free, talents: [] })
    const slot = (driver: number, mother: number) => ({
      start: '',
      end: '',
      start_wall: '10:00',
      availability_id: 'f',
      talents_with_roles: { Driver: place(driver), Mother: place(mother) },
    })
    const booked = bookedRoles([slot(1, 2), slot(0, 2)])
    expect([...booked]).to.deep.equal([
      ['Driver', 3],
      ['Mother', 0],
    ])
    const frame = {
      _id: 'f',
      session: 's',
      day: 'd',
      date: '2026-11-21',
      time_zone: LA,
      version: 3,
      name: 'Morning',
      start_time: '10:00',
      end_time: '10:30',
      length_time_slot: 15,
      roles: [{ role: 'Driver', participants_count: 2 }],
    }
    const typed = typedFrame(frame, booked)
    expect(typed.roles[0]).to.include({ booked: 3, count: 2 })
    expect(frameFields(typed).roles).to.deep.equal([{ role: 'Driver', participants_count: 2 }])
  })
})
