interface EventFacts {
  /** The same over all changes of the event. */
  readonly uid: string
  /** Rises with every change. */
  readonly sequence: number
  readonly summary: string
  readonly description: string
  /** Empty: none. */
  readonly location: string
  /** Empty: none. */
  readonly url: string
  readonly category?: string
  /** `TENTATIVE`: not agreed yet; `CANCELLED`: it does not take place. */
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
}

/** An event of a calendar file: at an instant, or a whole day (`YYYY-MM-DD`) in every zone. */
export type CalendarEvent = EventFacts &
  ({ readonly start: Date; readonly end: Date } | { readonly day: string })

export interface CalendarFile {
  /** The part of Callboard that makes the file, e.g. `Appointments`. */
  readonly product: string
  /** When the file is made. */
  readonly stamp: Date
  readonly events: readonly CalendarEvent[]
  /** Of a file that calendars fetch again and again. */
  readonly feed?: { readonly name: string; readonly refreshMinutes: number }
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
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern takes these characters out
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

/** `20260302` */
const dateOf = (day: string) => day.replaceAll('-', '')

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

const text = (name: string, value: string) => `${name}:${escaped(clean(value))}`

const times = (event: CalendarEvent): readonly string[] =>
  'day' in event
    ? [
        `DTSTART;VALUE=DATE:${dateOf(event.day)}`,
        `DTEND;VALUE=DATE:${dateOf(dayAfter(event.day))}`,
        // An event of a whole day leaves the hours of the day free for others.
        'TRANSP:TRANSPARENT',
      ]
    : [`DTSTART:${utc(event.start)}`, `DTEND:${utc(event.end)}`]

const eventLines = (event: CalendarEvent, stamp: Date): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `SEQUENCE:${event.sequence}`,
  `DTSTAMP:${utc(stamp)}`,
  ...times(event),
  text('SUMMARY', event.summary),
  text('DESCRIPTION', event.description),
  ...(event.location ? [text('LOCATION', event.location)] : []),
  ...(event.category ? [text('CATEGORIES', event.category)] : []),
  ...(event.url ? [`URL:${event.url}`] : []),
  `STATUS:${event.status}`,
  'END:VEVENT',
]

const feedLines = ({ name, refreshMinutes }: NonNullable<CalendarFile['feed']>): readonly string[] => [
  text('NAME', name),
  text('X-WR-CALNAME', name),
  `REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`,
  `X-PUBLISHED-TTL:PT${refreshMinutes}M`,
]

/** A file of cancelled events only takes them out of the calendar that opens it. */
const methodOf = (events: readonly CalendarEvent[]) =>
  events.length > 0 && events.every(({ status }) => status === 'CANCELLED') ? 'CANCEL' : 'PUBLISH'

/** @returns the text of an `.ics` file (RFC 5545, and RFC 7986 for feeds) */
export function calendarFile({ product, stamp, events, feed }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Callboard//${product}//EN`,
    'CALSCALE:GREGORIAN',
    `METHOD:${methodOf(events)}`,
    ...(feed ? feedLines(feed) : []),
    ...events.flatMap((event) => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}
