import type { ProjectView } from '@callboard/projects/contract'
import { expect } from 'chai'
import { todaysSessions } from './todays-sessions.ts'

const date = (id: string, day: string, start_time: string) => ({
  _id: id,
  date: day,
  start_time,
  location_type: 'Virtual' as const,
  book_status: 'Hold',
})

const session = (id: string, time_zone: string, dates: ReturnType<typeof date>[]) => ({
  _id: id,
  name: id,
  time_zone,
  sort_order: 0,
  dates,
})

const project = (sessions: ReturnType<typeof session>[]): ProjectView => ({
  _id: 'p',
  name: 'Spot',
  uri: 'spot',
  is_archived: false,
  skip_virtual_lobby: false,
  allow_talent_create_role: false,
  local_recording_enabled: false,
  project_roles: [],
  casting_directors: [],
  sessions,
  texts: {},
  version: 1,
  can: { edit: true, archive: true, delete: false, assign_casting_directors: false },
})

/** 20:30 on the 20th in Los Angeles, 15:30 on the 21st in Sydney. */
const NOW = new Date('2026-11-21T04:30:00Z')

describe("today's sessions", () => {
  it('asks the zone of each session what day it is', () => {
    const found = todaysSessions(
      [
        project([
          session('west', 'America/Los_Angeles', [
            date('w20', '2026-11-20', '10:00'),
            date('w21', '2026-11-21', '10:00'),
          ]),
          session('south', 'Australia/Sydney', [
            date('s20', '2026-11-20', '10:00'),
            date('s21', '2026-11-21', '10:00'),
          ]),
        ]),
      ],
      NOW,
    )
    expect(found.map(({ date: { _id } }) => _id)).to.have.members(['w20', 's21'])
  })

  it('puts them in the order in which they really begin, over projects and zones', () => {
    const found = todaysSessions(
      [
        project([session('west', 'America/Los_Angeles', [date('w', '2026-11-20', '09:00')])]),
        project([
          session('east', 'America/New_York', [
            date('late', '2026-11-20', '13:00'),
            date('e', '2026-11-20', '11:00'),
          ]),
        ]),
      ],
      NOW,
    )
    expect(found.map(({ date: { _id } }) => _id)).to.deep.equal(['e', 'w', 'late'])
  })
})
