import type { SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import {
  bookStatusOf,
  fieldOf,
  isMoved,
  isNameTaken,
  nameOfDate,
  newSession,
  rightsOn,
  savedSession,
  sessionFields,
  withNextDate,
} from './session-fields.ts'

const LA = 'America/Los_Angeles'
/** 09:00 on Saturday the 21st in Los Angeles. */
const MORNING = new Date('2026-11-21T17:00:00Z')
const NOON = new Date('2026-11-21T20:00:00Z')

describe('a session as it is typed', () => {
  it('starts with 10:00 today, or tomorrow when that has passed in its zone [SES-01]', () => {
    const day = (now: Date, zone: string) => newSession(zone, now, 'k').dates.map((date) => date.date)
    expect(day(MORNING, LA)).to.deep.equal(['2026-11-21'])
    expect(day(NOON, LA)).to.deep.equal(['2026-11-22'])
    expect(day(MORNING, 'America/New_York')).to.deep.equal(['2026-11-22'])
    expect(newSession(LA, MORNING, 'k').dates[0]?.startTime).to.equal('10:00')
  })

  it('adds the day after the last one, like it, and never a day that has passed', () => {
    const first = newSession(LA, MORNING, 'a')
    const moved = { ...first, dates: first.dates.map((date) => ({ ...date, startTime: '14:30' })) }
    const next = withNextDate(moved, MORNING, 'b').dates[1]
    expect(next).to.include({ key: 'b', id: undefined, date: '2026-11-22', startTime: '14:30' })
    const old = { ...first, dates: first.dates.map((date) => ({ ...date, date: '2026-01-10' })) }
    expect(withNextDate(old, MORNING, 'b').dates[1]?.date).to.equal('2026-11-21')
    expect(withNextDate(moved, MORNING, 'b', '2026-12-05').dates[1]).to.include({
      date: '2026-12-05',
      startTime: '14:30',
    })
  })

  it('passes over a date whose typed text names no day, which has no name either', () => {
    const first = newSession(LA, MORNING, 'a').dates[0]!
    const typed = (...days: string[]) => ({
      ...newSession(LA, MORNING, 'a'),
      dates: days.map((date) => ({ ...first, date })),
    })
    expect(withNextDate(typed('2026-11-24', '2/30'), MORNING, 'b').dates.at(-1)?.date).to.equal('2026-11-25')
    expect(withNextDate(typed('2/30'), MORNING, 'b').dates.at(-1)?.date).to.equal('2026-11-21')
    expect(nameOfDate({ date: '2026-11-24' })).to.equal('Tuesday, November 24')
    for (const date of ['', '2/30', '2026-02-30', '2026-13-01'])
      expect(nameOfDate({ date })).to.equal('New date')
  })

  it('moves a stored date by its day, time or place, and by nothing else [SCH-14]', () => {
    const typed = { ...newSession(LA, MORNING, 'a').dates[0]!, id: 'd1' }
    const stored = {
      date: typed.date,
      start_time: typed.startTime,
      location_type: typed.locationType,
      in_person_location: typed.place,
    }
    expect(isMoved({ ...typed, notes: 'Bring light' }, stored)).to.equal(false)
    for (const change of [{ date: '2026-12-01' }, { startTime: '11:30' }, { place: 'Studio 4' }])
      expect(isMoved({ ...typed, ...change }, stored)).to.equal(true)
    expect(isMoved(typed, undefined)).to.equal(false)
  })

  it('may be changed as far as the server says; a new date by whoever adds it [SES-07]', () => {
    const can = { change: false, assign: true }
    const stored = { dates: [{ _id: 'd1', can }] } as unknown as SessionView
    expect(rightsOn({ id: 'd1' }, stored, false)).to.deep.equal(can)
    expect(rightsOn({ id: undefined }, stored, false)).to.deep.equal({ change: true, assign: false })
    expect(rightsOn({ id: undefined }, undefined, true)).to.deep.equal({ change: true, assign: true })
  })

  it('keeps each date in its row after a save, a new one under its key [SES-01]', () => {
    const stored = (id: string, date: string) => ({
      _id: id,
      date,
      start_time: '10:00',
      location_type: 'Virtual' as const,
      in_person_location: '',
      managers: [],
      lobbyManager: [],
      book_status: 'Hold' as const,
      time_frame_count: 0,
      invoiced: false,
      skip_onboarding_talent_form: false,
      description: '',
      show_description_to_talent: false,
      can: { change: false, assign: false },
    })
    const view = (...dates: SessionView['dates']) =>
      ({ name: 'Day', time_zone: LA, change_cutoff: 1440, description: '', dates }) as unknown as SessionView
    const first = newSession(LA, MORNING, 'typed-1')
    const late = savedSession(view(stored('1', '2026-11-21')), first)
    const typed = withNextDate(late, MORNING, 'typed-2')
    const early = {
      ...typed,
      dates: typed.dates.map((date) => (date.id ? date : { ...date, date: '2026-11-20' })),
    }
    const saved = savedSession(view(stored('2', '2026-11-20'), stored('1', '2026-11-21')), early)
    expect(saved.dates.map(({ key, id, date }) => [key, id, date])).to.deep.equal([
      ['typed-1', '1', '2026-11-21'],
      ['typed-2', '2', '2026-11-20'],
    ])
  })

  it('shows the fault of an entry of a list at the list', () => {
    expect(fieldOf('dates.0.managers.1')).to.equal('dates.0.managers')
    expect(fieldOf('dates.0.date')).to.equal('dates.0.date')
    expect(fieldOf('name')).to.equal('name')
  })

  it('sends a place only where people come in person', () => {
    const [date] = newSession(LA, MORNING, 'a').dates
    const sent = (locationType: 'Virtual' | 'In Person' | 'Both') =>
      sessionFields({
        name: 'Day one',
        timeZone: LA,

        changeCutoff: 1440,
        twr: '',
        twrSync: true,
        description: '',
        dates: [{ ...date!, locationType, place: ' Studio 4 ' }],
      }).dates[0]?.in_person_location
    expect(sent('In Person')).to.equal('Studio 4')
    expect(sent('Both')).to.equal('Studio 4')
    expect(sent('Virtual')).to.equal('')
  })

  it('names no id for a new date and only ids of people', () => {
    const typed = newSession(LA, MORNING, 'a')
    const person = { _id: 'm1', email: 'm@x.example', first_name: 'M', last_name: 'X' }
    const staffed = { ...typed, dates: typed.dates.map((date) => ({ ...date, lobbyManagers: [person] })) }
    const [sent] = sessionFields(staffed).dates
    expect(sent).not.to.have.property('_id')
    expect(sent?.lobbyManager).to.deep.equal(['m1'])
  })

  it('knows the name of another session of the project, however it is written [SES-01]', () => {
    const sessions = [
      { _id: 'a', name: 'First calls' },
      { _id: 'b', name: 'Callbacks' },
    ]
    expect(isNameTaken(' first CALLS', sessions, undefined)).to.equal(true)
    expect(isNameTaken('First calls', sessions, 'a')).to.equal(false)
    expect(isNameTaken('First calls', sessions, 'b')).to.equal(true)
    expect(isNameTaken('', sessions, undefined)).to.equal(false)
  })

  it('shows Book as soon as anybody is assigned [SES-04]', () => {
    const [date] = newSession(LA, MORNING, 'a').dates
    expect(bookStatusOf(date!)).to.equal('Hold')
    const person = { _id: 'm1', email: 'm@x.example', first_name: 'M', last_name: 'X' }
    expect(bookStatusOf({ ...date!, lobbyManagers: [person] })).to.equal('Book')
  })
})
