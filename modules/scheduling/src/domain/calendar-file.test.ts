import { expect } from 'chai'
import { type CalendarEvent, calendarFile } from './calendar-file.ts'

const event = (changes: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: '0198@callboard.example',
  sequence: 2,
  stamp: new Date('2026-03-01T08:00:00.000Z'),
  start: new Date('2026-03-08T09:07:30.000Z'),
  end: new Date('2026-03-08T09:15:00.000Z'),
  summary: 'Hero',
  description: 'A note',
  location: 'Stage 4',
  url: 'https://callboard.example/onboard/x/y',
  cancelled: false,
  ...changes,
})

const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

describe('calendar file', () => {
  it('gives an event in UTC, stable under its id and counting its changes', () => {
    expect(unfolded(calendarFile(event()))).to.deep.equal([
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

  it('escapes what has a meaning, and no text can start a line of its own', () => {
    const lines = unfolded(calendarFile(event({ summary: 'a,b;c\\d\r\nATTENDEE:x\ry\u0000' })))
    expect(lines).to.include('SUMMARY:a\\,b\\;c\\\\d\\nATTENDEE:x\\ny')
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).to.deep.equal([])
  })

  it('folds at 75 octets and never inside a character', () => {
    const long = 'Ünï 漢字 🎬 '.repeat(30)
    const file = calendarFile(event({ description: long }))
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).to.be.at.most(75)
    expect(file).not.to.match(/[^\r]\n/)
    expect(unfolded(file)).to.include(`DESCRIPTION:${long}`)
  })
})
