import { getSession, listSessions, type SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import { UNKNOWN_ID } from '../../support/unknown-id.ts'
import { productForTests } from '../support/product-for-tests.ts'
import { expectRefused, Wire } from './wire.ts'

const virtual = { start_time: '10:00', location_type: 'Virtual' }

describe('a form filled in wrongly', () => {
  const product = productForTests()
  let director: ApiClient
  let wire: Wire
  let session: SessionView

  before(async () => {
    director = await signIn(product.origin, 'director')
    wire = new Wire(product.origin, director.token)
    session = await startSession(director, ['Barista'])
  })

  const newSession = (fields: object) =>
    wire.send('POST', '/api/sessions', {
      json: { name: 'Second round', studio: session.studio, time_zone: ZONE, ...fields },
    })
  const change = (fields: object) =>
    wire.send('POST', `/api/sessions/${session._id}`, { json: { version: session.version, ...fields } })

  /** Neither another session of the project nor a change to the one there is. */
  const expectSessionsAsTheyWere = async (attempt: () => Promise<void>) => {
    const before = await director.call(listSessions, { id: session.studio })
    await attempt()
    expect(await director.call(listSessions, { id: session.studio })).to.deep.equal(before)
  }

  const dates: readonly (readonly [string, readonly object[], Readonly<Record<string, string>>])[] = [
    [
      'a day twice',
      [
        { ...virtual, date: dayFromToday(3) },
        { ...virtual, date: dayFromToday(3), start_time: '14:00' },
      ],
      { 'dates.1.date': 'date already scheduled' },
    ],
    [
      'a day that has passed',
      [{ ...virtual, date: dayFromToday(-1) }],
      { 'dates.0.date': 'Past dates cannot be chosen' },
    ],
    [
      'a day that nobody plans for',
      [{ ...virtual, date: '9999-12-31' }],
      { 'dates.0.date': 'Dates over five years ahead cannot be chosen' },
    ],
    [
      'nobody knows where',
      [{ ...virtual, date: dayFromToday(3), location_type: 'In Person' }],
      { 'dates.0.in_person_location': 'A place is required' },
    ],
    [
      'only spaces for a place',
      [{ ...virtual, date: dayFromToday(3), location_type: 'Both', in_person_location: '   ' }],
      { 'dates.0.in_person_location': 'A place is required' },
    ],
    [
      'a place that breaks the line',
      [
        {
          ...virtual,
          date: dayFromToday(3),
          location_type: 'Both',
          in_person_location: 'Stage 4\r\nBcc: all@example.com',
        },
      ],
      { 'dates.0.in_person_location': 'Must be one line without control characters.' },
    ],
    ['no day', [virtual], { 'dates.0.date': 'This is required.' }],
    [
      'a day that the calendar lacks',
      [{ ...virtual, date: '2027-02-30' }],
      { 'dates.0.date': 'Must be a date, like 2026-05-31.' },
    ],
    [
      'a time that the clock lacks',
      [{ ...virtual, date: dayFromToday(3), start_time: '25:00' }],
      { 'dates.0.start_time': 'Does not have the expected form.' },
    ],
    [
      'a kind of place that there is not',
      [{ ...virtual, date: dayFromToday(3), location_type: 'Moon' }],
      { 'dates.0.location_type': 'Must be one of: Virtual, In Person, Both, Video Submission.' },
    ],
    [
      'a date of somebody else',
      [{ ...virtual, date: dayFromToday(3), _id: UNKNOWN_ID }],
      { 'dates.0._id': 'This date is no longer there.' },
    ],
    ['no date at all', [], { dates: 'Must have at least 1 entry.' }],
    [
      'a manager who is nobody',
      [{ ...virtual, date: dayFromToday(3), managers: [UNKNOWN_ID] }],
      { dates: 'Choose people who can do this work.' },
    ],
    [
      'an invoice the form does not offer',
      [{ ...virtual, date: dayFromToday(3), invoiced: true }],
      { 'dates.0.invoiced': 'This field is not known.' },
    ],
  ]
  for (const [what, entries, fields] of dates) {
    it(`of a session with ${what} is refused, new and changed`, () =>
      expectSessionsAsTheyWere(async () => {
        for (const attempt of [newSession, change])
          expectRefused(await attempt({ dates: entries }), 422, { fields })
      }))
  }

  it('of a session with a good date and a bad one keeps neither', () =>
    expectSessionsAsTheyWere(async () => {
      const entries = [
        ...session.dates.map(({ _id, date, start_time, location_type }) => ({
          _id,
          date,
          start_time,
          location_type,
        })),
        { ...virtual, date: dayFromToday(5) },
        { ...virtual, date: dayFromToday(-5) },
      ]
      const fields = { 'dates.3.date': 'Past dates cannot be chosen' }
      expectRefused(await change({ name: 'Renamed', dates: entries }), 422, { fields })
    }))

  it('of a session in a zone that there is not is refused', () =>
    expectSessionsAsTheyWere(async () => {
      const fields = { time_zone: 'This time zone is not known.' }
      for (const time_zone of ['Mars/Base', 'constructor', '../UTC', '+05:37'])
        for (const attempt of [newSession, change])
          expectRefused(await attempt({ time_zone }), 422, { fields }, time_zone)
    }))

  it('of a session from an old page gets 409 with the present state', async () => {
    const current = await director.call(getSession, { id: session._id })
    const answer = await change({ version: 0, name: 'Renamed' })
    expectRefused(answer, 409, { code: 'stale', current })
    expect(await director.call(getSession, { id: session._id })).to.deep.equal(current)
  })
})
