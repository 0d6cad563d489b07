import { instantOf, zoneAbbreviation } from '@callboard/core/http-contract'
import { sayWallTime } from '@callboard/kit/day'
import type { InvoicedProject } from '@callboard/projects/contract'

type InvoicedSession = InvoicedProject['sessions'][number]
type InvoicedDate = InvoicedSession['dates'][number]

/** `03/08/2026 1:30 PM PDT`, in the session's zone. */
export function sayDate(
  { date, start_time }: InvoicedDate,
  { time_zone }: Pick<InvoicedSession, 'time_zone'>,
): string {
  const [year, month, day] = date.split('-')
  const at = instantOf(date, start_time, time_zone) ?? new Date(`${date}T12:00:00Z`)
  return `${month}/${day}/${year} ${sayWallTime(start_time)} ${zoneAbbreviation(at, time_zone)}`
}

/** The text for an invoice: casting director, and each project with the chosen dates of its sessions. */
export function invoiceBlock(
  director: string,
  projects: readonly InvoicedProject[],
  chosen: ReadonlySet<string>,
): string {
  const blocks = projects.flatMap((project) => {
    const lines = project.sessions.flatMap((session) => {
      const dates = session.dates.filter(({ _id }) => chosen.has(_id))
      if (dates.length === 0) return []
      return [`Session: ${session.name}`, ...dates.map((date) => `  ${sayDate(date, session)}`)]
    })
    return lines.length === 0 ? [] : [[`Project: ${project.name}`, ...lines].join('\n')]
  })
  return [`Casting director: ${director}`, ...blocks].join('\n\n')
}
