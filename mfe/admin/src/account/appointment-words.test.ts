import { expect } from 'chai'
import {
  appointmentWords,
  changeWords,
  nextOf,
  type OwnAppointment,
  opensWords,
} from './appointment-words.ts'

const own: OwnAppointment = {
  _id: 'a',
  talent_id: 't',
  availability: 'f',
  session: 's',
  day: 'd',
  date: '2026-11-21',
  start_time: '2026-11-22T06:30:00.000Z',
  end_time: '2026-11-22T06:45:00.000Z',
  length_time_slot: 15,
  time_zone: 'America/Los_Angeles',
  role: 'Barista',
  location_type: 'In Person',
  in_person_location: '12 Stage Street',
  is_checked_in: false,
  reply: null,
  session_name: 'First round',
  studio_name: 'Corner shop',
  studio_uri: 'corner-shop',
  session_zone: 'America/Los_Angeles',
  check_in_from: '2026-11-21T08:00:00.000Z',
  can: { check_in: false, move: false, change_role: true, cancel: false, confirm: false },
}

describe('an appointment in My Schedule', () => {
  it('says day, month and time with the zone abbreviation, in the zone of the session [ACC-12]', () => {
    expect(appointmentWords(own, 'America/Los_Angeles')).to.deep.equal({
      month: 'Nov',
      day: '21',
      when: 'Saturday, November 21',
      time: '10:30 PM PST',
      there: null,
      where: 'First round · Corner shop · In Person · 12 Stage Street',
    })
  })
})

describe('an appointment for a reader in another zone', () => {
  it('says the time at the session as well, whichever zone it was booked in [SCH-07]', () => {
    const there = 'Sat 10:30 PM PST at the session'
    for (const time_zone of ['America/New_York', 'America/Los_Angeles'])
      expect(appointmentWords({ ...own, time_zone }, 'America/New_York')).to.include({
        when: 'Sunday, November 22',
        time: '1:30 AM EST',
        there,
      })
  })

  it('says when check-in opens by the clock of the reader [ACC-12]', () => {
    const before = new Date('2026-11-21T07:59:00.000Z')
    expect(opensWords(own, 'America/New_York', before)).to.equal('Opens Saturday 3:00 AM')
    expect(opensWords(own, 'America/Los_Angeles', before)).to.equal('Opens on the day')
    expect(opensWords(own, 'America/New_York', new Date('2026-11-21T08:00:00.000Z'))).to.equal(null)
  })
})

describe('what comes next for a talent', () => {
  it('is the earliest appointment that has not ended', () => {
    const at = (_id: string, hour: number) => ({
      ...own,
      _id,
      start_time: `2026-11-22T0${hour}:30:00.000Z`,
      end_time: `2026-11-22T0${hour}:45:00.000Z`,
    })
    const all = [at('late', 9), at('now', 6), at('over', 5)]
    expect(nextOf(all, new Date('2026-11-22T06:40:00.000Z'))?._id).to.equal('now')
    expect(nextOf(all, new Date('2026-11-22T06:45:00.000Z'))?._id).to.equal('late')
    expect(nextOf(all, new Date('2026-11-22T09:45:00.000Z'))).to.equal(undefined)
  })
})

describe('changeWords', () => {
  const yes = { answer: 'confirmed' as const, note: '' }
  const wish = { answer: 'other_time' as const, note: 'Later' }
  const open = { check_in: false, move: true, change_role: true, cancel: true, confirm: true }
  const closed = { check_in: true, move: false, change_role: true, cancel: false, confirm: true }
  const CASES = [
    [open, null, 'Confirm or change'],
    [open, wish, 'Move or cancel'],
    [{ ...open, confirm: false }, yes, 'Move or cancel'],
    [{ ...open, move: false, confirm: false }, yes, 'Cancel'],
    [closed, null, 'Confirm'],
    [closed, wish, 'Details'],
    [{ ...closed, confirm: false }, null, 'Details'],
  ] as const
  for (const [can, reply, words] of CASES)
    it(`says '${words}' when ${JSON.stringify({ ...can, reply: reply?.answer })}`, () => {
      const before = new Date('2026-11-22T06:44:00.000Z')
      expect(changeWords({ can, reply, end_time: own.end_time }, before)).to.equal(words)
    })

  it('says nothing once the appointment is over', () => {
    const over = { can: { ...closed, confirm: false }, reply: null, end_time: own.end_time }
    expect(changeWords(over, new Date(own.end_time))).to.equal(null)
  })
})
