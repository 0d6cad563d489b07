import { instantOf, zoneAbbreviation } from '@callboard/core/http-contract'
import type { CalendarDate } from '@callboard/projects/contract'

type InvoicedDate = Pick<
  CalendarDate,
  'date' | 'start_time' | 'location_type' | 'in_person_location' | 'managers' | 'lobbyManager' | 'invoiced'
>

/** For the clipboard, which takes both. */
export interface RichText {
  readonly html: string
  readonly text: string
}

type Line = readonly [label: string, value: string]

const namesOf = (people: CalendarDate['managers']) =>
  people.map((one) => `${one.first_name} ${one.last_name}`.trim() || one.email).join(', ') || 'None'

/** `11/22/2026 10:00 AM PST` */
function sayWhen({ date, start_time }: InvoicedDate, zone: string): string {
  const [year, month, day] = date.split('-')
  const [hours = 0, minutes = 0] = start_time.split(':').map(Number)
  const two = (part: number) => String(part).padStart(2, '0')
  const time = `${two(hours % 12 === 0 ? 12 : hours % 12)}:${two(minutes)} ${hours < 12 ? 'AM' : 'PM'}`
  const at = instantOf(date, start_time, zone) ?? new Date(`${date}T12:00:00Z`)
  return `${month}/${day}/${year} ${time} ${zoneAbbreviation(at, zone)}`
}

const linesOf = (date: InvoicedDate, zone: string): readonly Line[] => [
  ['Date', sayWhen(date, zone)],
  ['Casting location', date.location_type],
  ...(date.in_person_location ? [['In-person location', date.in_person_location] as const] : []),
  ['Session managers', namesOf(date.managers)],
  ['Lobby managers', namesOf(date.lobbyManager)],
  ['Invoice', date.invoiced ? 'Invoiced' : 'Pending'],
]

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** @param of the date whose session it is @param dates of this session that are listed */
export function invoiceText(of: CalendarDate, dates: readonly InvoicedDate[]): RichText {
  const head: readonly Line[] = [
    ['Casting director', namesOf(of.casting_directors)],
    ['Project', of.studio.name],
    ['Session', of.session.name],
  ]
  const blocks = [head, ...dates.map((date) => linesOf(date, of.time_zone))]
  return {
    text: blocks.map((lines) => lines.map(([label, value]) => `${label}: ${value}`).join('\n')).join('\n\n'),
    html: blocks
      .map((lines) => {
        const written = lines.map(([label, value]) => `<strong>${label}:</strong> ${escaped(value)}`)
        return `<p>${written.join('<br>')}</p>`
      })
      .join(''),
  }
}
