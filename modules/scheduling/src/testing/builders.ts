import type { SessionFacts } from '@callboard/projects/queries'
import { dateFacts, sessionFacts as someSession } from '@callboard/projects/testing'
import type { Appointment } from '../domain/appointment.ts'
import type { TimeFrame } from '../domain/time-frame.ts'

export const ZONE = 'America/Los_Angeles'
const MADE = new Date('2026-03-01T09:00:00.000Z')

/** From 11:00 to 12:00 on 2026-03-02, four slots of a quarter of an hour. */
export const frameNamed = (name: string, changes: Partial<TimeFrame> = {}): TimeFrame => ({
  id: `frame-${name}`,
  sessionId: 'session-1',
  dayId: 'day-1',
  name,
  date: '2026-03-02',
  zone: ZONE,
  startTime: '11:00',
  endTime: '12:00',
  slotSeconds: 900,
  roles: [{ role: 'Hero', count: 2 }],
  createdBy: 'user-director',
  createdAt: MADE,
  version: 1,
  ...changes,
})

/** In the first slot of the frame `a`. */
export const appointmentOfTalent = (name: string, changes: Partial<Appointment> = {}): Appointment => ({
  id: `appointment-${name}`,
  sessionId: 'session-1',
  dayId: 'day-1',
  frameId: 'frame-a',
  talentId: `user-${name}`,
  date: '2026-03-02',
  start: new Date('2026-03-02T19:00:00.000Z'),
  end: new Date('2026-03-02T19:15:00.000Z'),
  slotSeconds: 900,
  role: 'Hero',
  seat: 0,
  zone: ZONE,
  locationType: 'Virtual',
  inPersonLocation: '',
  checkedIn: false,
  reply: null,
  sequence: 0,
  createdBy: `user-${name}`,
  createdAt: MADE,
  ...changes,
})

/** Two dates, 2026-03-02 (`day-1`, in person) and 2026-03-03 (`day-2`), run by `user-manager`. */
export const sessionFacts = (changes: Partial<SessionFacts> = {}): SessionFacts =>
  someSession({
    castingDirectorIds: ['user-director'],
    dates: [
      { id: 'day-1', date: '2026-03-02', locationType: 'In Person' as const, inPersonLocation: 'Stage 4' },
      { id: 'day-2', date: '2026-03-03' },
    ].map((day) => dateFacts({ ...day, managerIds: ['user-manager'] })),
    ...changes,
  })
