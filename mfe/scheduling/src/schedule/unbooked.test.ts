import type { Availability, KnownTalent, LostTime } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { type Arrived, unbookedOn } from './unbooked.ts'

const person = (name: string) => ({
  _id: name.toLowerCase(),
  first_name: name,
  last_name: 'Example',
  email: `${name}@example.com`,
})

const availability = (...booked: string[]): Availability => ({
  session: 's',
  day: 'd',
  time_zone: 'UTC',
  session_time_zone: 'UTC',
  zone_abbreviation: 'UTC',
  expired: false,
  is_archived: false,
  dates: {
    '2026-11-21': {
      f: {
        name: 'Morning',
        time_slot_start: '2026-11-21T10:00:00Z',
        time_slot_end: '2026-11-21T11:00:00Z',
        length_time_slot: 60,
        slots: [
          {
            start: '2026-11-21T10:00:00Z',
            end: '2026-11-21T11:00:00Z',
            start_wall: '10:00',
            availability_id: 'f',
            talents_with_roles: {
              Driver: {
                participants_count: 4,
                free: 4 - booked.length,
                talents: booked.map((name) => ({
                  appointmentId: name,
                  talent: { ...person(name), photo_url: null },
                  time_zone: 'UTC',
                  is_checked_in: false,
                  reply: null,
                })),
              },
            },
          },
        ],
      },
    },
  },
})

const here = (name: string, more: Partial<Arrived> = {}): Arrived => ({
  ...person(name),
  _id: `record ${name}`,
  photo_url: null,
  role: 'Driver',
  signed_out: false,
  auditioned: false,
  ...more,
})

const inProject = (name: string, has_account = true) => ({
  ...person(name),
  photo_url: null,
  role: '',
  has_account,
})

const people = (
  booked: Availability,
  lobby: readonly Arrived[],
  project: readonly KnownTalent[],
  lost: readonly LostTime[] = [],
) => unbookedOn(booked, lobby, project, lost, ({ first_name }) => first_name)
const names = (...asked: Parameters<typeof people>) => people(...asked).map(({ name }) => name)

describe('people without a time on a date', () => {
  it('leave out those whose time was cancelled: they have a list of their own [SCH-15]', () => {
    const lost = { talent: person('Ana') } as LostTime
    expect(names(availability(), [here('Ben'), here('Ana')], [inProject('Ana')], [lost])).to.deep.equal([
      'Ben',
    ])
  })

  it('are those of the lobby, then those of the project, each once [SCH-15]', () => {
    expect(
      names(availability(), [here('Ben'), here('Ana')], [inProject('Ana'), inProject('Cleo')]),
    ).to.deep.equal(['Ben', 'Ana', 'Cleo'])
  })

  it('do not have a place, whatever the letters of their address', () => {
    const booked = availability('Ben')
    expect(names(booked, [here('Ben', { email: 'BEN@example.com ' })], [inProject('Ben')])).to.deep.equal([])
  })

  it('can be written to, and have not been seen or gone', () => {
    const gone = [
      here('Ana', { email: '' }),
      here('Ben', { signed_out: true }),
      here('Cleo', { auditioned: true }),
    ]
    expect(names(availability(), gone, [])).to.deep.equal([])
    expect(names(availability(), gone, [inProject('Ben'), inProject('Cleo')])).to.deep.equal([])
  })

  it('are booked by their account, or by the address that they checked in with', () => {
    const [ben, cleo] = people(availability(), [here('Ben')], [inProject('Cleo')])
    expect([ben?.whom, ben?.role]).to.deep.equal([
      { talent: { email: 'Ben@example.com', first_name: 'Ben', last_name: 'Example' } },
      'Driver',
    ])
    expect(cleo?.whom).to.deep.equal({ talent_id: 'cleo' })
    const [dan] = people(availability(), [], [inProject('Dan', false)])
    expect(dan?.whom).to.deep.equal({
      talent: { email: 'Dan@example.com', first_name: 'Dan', last_name: 'Example' },
    })
  })
})
