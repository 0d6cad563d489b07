import type { Availability } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { withKnownPhotos, withMovedAppointment, withoutAppointment } from './without-appointment.ts'

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
  reply: null,
})

const before: Availability = {
  session: 's',
  day: 'd',
  time_zone: 'America/Los_Angeles',
  session_time_zone: 'America/Los_Angeles',
  zone_abbreviation: 'PST',
  expired: false,
  is_archived: false,
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

describe('a schedule with a moved appointment', () => {
  const target = { slot: { availability_id: 'f', start: '2026-11-21T18:00:00Z' }, role: 'Mother' }
  const cleared = withoutAppointment(before, 'c')

  it('has it in its new place and its old one free, however often that is made [SCH-05]', () => {
    const once = withMovedAppointment(cleared, 'a', target)
    const places = once.dates['2026-11-21']?.f?.slots[0]?.talents_with_roles
    expect(places?.Driver).to.deep.include({ free: 1, talents: [talent('b')] })
    expect(places?.Mother).to.deep.include({ free: 0, talents: [talent('a')] })
    expect(withMovedAppointment(once, 'a', target)).to.equal(once)
    expect(withMovedAppointment(cleared, 'unknown', target)).to.equal(cleared)
  })

  it('has the same objects where nothing has changed', () => {
    const first = before.dates['2026-11-21']!.f!.slots[0]!
    const other = { ...first, start: '2026-11-21T18:15:00Z', talents_with_roles: {} }
    const two = {
      ...before,
      dates: { '2026-11-21': { f: { ...before.dates['2026-11-21']!.f!, slots: [first, other] } } },
    }
    expect(withoutAppointment(two, 'a').dates['2026-11-21']?.f?.slots[1]).to.equal(other)
  })
})

describe('pictures in a new answer', () => {
  const signed = (query: string): Availability => {
    const answer = structuredClone(before)
    answer.dates['2026-11-21']!.f!.slots[0]!.talents_with_roles.Driver!.talents[0]!.talent.photo_url = query
    return answer
  }

  it('keep their known address while the file is the same', () => {
    const known = signed('https://files.example/a.jpg?signed=1')
    expect(withKnownPhotos(known, signed('https://files.example/a.jpg?signed=2'))).to.deep.equal(known)
    const other = signed('https://files.example/b.jpg?signed=2')
    expect(withKnownPhotos(known, other)).to.deep.equal(other)
  })
})
