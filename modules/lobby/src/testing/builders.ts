import { randomIds } from '@callboard/core/testing'
import type { SessionFacts } from '@callboard/projects/queries'
import { dateFacts, sessionFacts } from '@callboard/projects/testing'
import { type CheckInRecord, newRecord, personOf } from '../domain/index.ts'
import { hasher } from './lobby-fakes.ts'

export const NOON = new Date('2026-03-02T20:00:00.000Z')
/** The day of `NOON` in Los Angeles. */
export const TODAY = '2026-03-02'

export const personDigest = (record: CheckInRecord) => hasher.digest(personOf(record))

/** A talent who waits, unlike any other. */
export function aRecord(changes: Partial<CheckInRecord> = {}): CheckInRecord {
  const id = changes.id ?? randomIds.next()
  return newRecord({
    id,
    sessionId: 'session-1',
    dayId: 'day-1',
    date: TODAY,
    locationType: 'Virtual',
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `${id}@example.com`,
    phone: '+13105550100',
    role: 'Hero',
    optIn: true,
    checkedInTime: NOON,
    arrivedTime: NOON,
    ticketNonce: randomIds.secret(),
    ...changes,
  })
}

/** A session that is cast today, virtually, and run by `user-sam`. */
export function aSession(changes: Partial<SessionFacts> = {}): SessionFacts {
  const id = changes.id ?? randomIds.next()
  return sessionFacts({
    id,
    name: 'First call',
    projectName: 'Blue Harbour',
    projectUri: 'blue-harbour',
    roles: ['Hero', 'Villain'],
    dates: [dateFacts({ id: `${id}-today`, date: TODAY, managerIds: ['user-sam'] })],
    ...changes,
  })
}
