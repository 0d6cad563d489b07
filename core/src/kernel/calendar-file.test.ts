import { expect } from 'chai'
import { type CalendarEvent, type CalendarFile, calendarFile } from './calendar-file.ts'

const file = (event: CalendarEvent, feed?: CalendarFile['feed']) =>
  calendarFile({
    product: 'Appointments',
    stamp: new Date('2026-03-01T08:00:00.000Z'),
    events: [event],
    ...(feed ? { feed } : {}),
  })

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '0198@callboard.example',
  sequence: 2,
  start: new Date('2026-03-08T09:07:30.000Z'),
  end: new Date('2026-03-08T09:15:00.000Z'),
  summary: 'Hero',
  description: 'A note',
  location: 'Stage 4',
  url: 'https://callboard.example/onboard/x/y',
  status: 'CONFIRMED',
  ...changes,
})

const unfolded = (content: string) => content.replaceAll('\r\n ', '').split('\r\n')

describe('calendar file', () => {
  it('gives an event in UTC, stable under its id and counting its changes', () => {
    expect(unfolded(file(event()))).to.deep.equal([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Callboard//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:0198@callboard.example',
      'SEQUENCE:2',
      'DTSTAMP:20260301T080000Z',
      'DTSTART:20260308T090730Z',
      'DTEND:20260308T091500Z',
      'SUMMARY:Hero',
      'DESCRIPTION:A note',
      'LOCATION:Stage 4',
      'URL:https://callboard.example/onboard/x/y',
      'STATUS:CONFIRMED',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('takes a cancelled event out of the calendar that opens it', () => {
    const lines = unfolded(file(event({ status: 'CANCELLED', sequence: 3 })))
    expect(lines).to.include.members(['METHOD:CANCEL', 'SEQUENCE:3', 'STATUS:CANCELLED'])
  })

  it('escapes characters with a meaning, and no text can start a line of its own', () => {
    const lines = unfolded(file(event({ summary: 'a,b;c\\d\r\nATTENDEE:x\ry\u0000' })))
    expect(lines).to.include('SUMMARY:a\\,b\\;c\\\\d\\nATTENDEE:x\\ny')
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).to.deep.equal([])
  })

  it('folds at 75 octets and never inside a character', () => {
    const long = 'Ünï 漢字 🎬 '.repeat(30)
    const folded = file(event({ description: long }))
    for (const line of folded.split('\r\n')) expect(Buffer.byteLength(line)).to.be.at.most(75)
    expect(folded).not.to.match(/[^\r]\n/)
    expect(unfolded(folded)).to.include(`DESCRIPTION:${long}`)
  })

  it('gives a whole day without a zone, and leaves its hours free', () => {
    const { start: _start, end: _end, ...facts } = event() as CalendarEvent & { start: Date; end: Date }
    const lines = unfolded(file({ ...facts, day: '2026-12-31' }))
    expect(lines.filter((line) => /^(DTSTART|DTEND|TRANSP)/.test(line))).to.deep.equal([
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'TRANSP:TRANSPARENT',
    ])
  })

  it('tells a calendar that subscribes to it its name and when to come again', () => {
    const lines = unfolded(
      file(event({ status: 'TENTATIVE', category: 'On hold' }), {
        name: 'Ada, Callboard',
        refreshMinutes: 15,
      }),
    )
    for (const line of [
      'NAME:Ada\\, Callboard',
      'X-WR-CALNAME:Ada\\, Callboard',
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
      'X-PUBLISHED-TTL:PT15M',
      'CATEGORIES:On hold',
      'STATUS:TENTATIVE',
    ])
      expect(lines).to.include(line)
  })
})
