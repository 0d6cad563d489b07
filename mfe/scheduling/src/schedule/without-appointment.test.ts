import type { Availability } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { withoutAppointment } from './without-appointment.ts'

const talent = (appointmentId: string) => ({
  appointmentId,
  talent: {
    _id: appointmentId,
    first_name: 'T',
    last_name: appointmentId,
    email: 't@x.example',
    photo_url: null,
  },
  time_zone: 'America/Los_Angeles',
  is_checked_in: false,
})

const before: Availability = {
  session: 's',
  day: 'd',
  time_zone: 'America/Los_Angeles',
  session_time_zone: 'America/Los_Angeles',
  zone_abbreviation: 'PST',
  expired: false,
  dates: {
    '2026-11-21': {
      f: {
        name: 'Morning',
        time_slot_start: '',
        time_slot_end: '',
        length_time_slot: 15,
        slots: [
          {
            start: '2026-11-21T18:00:00Z',
            end: '2026-11-21T18:15:00Z',
            start_wall: '10:00',
            availability_id: 'f',
            talents_with_roles: {
              Driver: { participants_count: 2, free: 0, talents: [talent('a'), talent('b')] },
              Mother: { participants_count: 1, free: 0, talents: [talent('c')] },
            },
          },
        ],
      },
    },
  },
}

describe('a schedule without an appointment', () => {
  it('has one place more in that cell and nowhere else [SCH-05]', () => {
    const places = withoutAppointment(before, 'a').dates['2026-11-21']?.f?.slots[0]?.talents_with_roles
    expect(places?.Driver?.free).to.equal(1)
    expect(places?.Driver?.talents.map(({ appointmentId }) => appointmentId)).to.deep.equal(['b'])
    expect(places?.Mother?.free).to.equal(0)
  })

  it('leaves what it was made from alone, so that a refusal can put it back', () => {
    const kept = structuredClone(before)
    withoutAppointment(before, 'a')
    expect(before).to.deep.equal(kept)
  })
})
