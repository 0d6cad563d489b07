/** An event of a calendar file (RFC 5545). */
export interface CalendarEvent {
  /** The same over all changes of the event. */
  readonly uid: string
  /** Rises with every change. */
  readonly sequence: number
  readonly stamp: Date
  readonly start: Date
  readonly end: Date
  readonly summary: string
  readonly description: string
  readonly location: string
  readonly url: string
  /** It does not take place. */
  readonly cancelled: boolean
}

/** Octets a line may have; longer ones go on after a line break and a space. */
const LINE_OCTETS = 75

const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n')

/** A calendar may not hold other control characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const clean = (text: string) => text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')

const octets = (character: string): number => {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

function folded(line: string): string {
  let out = ''
  let length = 0
  for (const character of line) {
    const size = octets(character)
    if (length + size > LINE_OCTETS) {
      out += '\r\n '
      length = 1
    }
    out += character
    length += size
  }
  return out
}

/** `20260302T170000Z` */
const utc = (instant: Date) => `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** @returns the text of an `.ics` file with the one event */
export function calendarFile(event: CalendarEvent): string {
  const text = (name: string, value: string) => `${name}:${escaped(clean(value))}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Callboard//Appointments//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${event.cancelled ? 'CANCEL' : 'PUBLISH'}`,
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    text('SUMMARY', event.summary),
    text('DESCRIPTION', event.description),
    ...(event.location ? [text('LOCATION', event.location)] : []),
    `URL:${event.url}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
