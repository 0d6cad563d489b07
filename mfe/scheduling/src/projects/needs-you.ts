import type { ProjectAttention, ProjectView } from '@callboard/projects/contract'
import { addresses } from '../shared/addresses.ts'
import { sayDayShort } from '../shared/days.ts'
import { sayAsked, sayHolds, sayUnshared, sayUnviewed, sayWithoutTime } from './waiting.ts'

/** Kinds of needs; people wait for the first ones. */
const KINDS = ['lost', 'asked', 'unshared', 'unviewed', 'holds'] as const

/** Something that waits for staff in a session, and where it is done. */
export interface Need {
  readonly kind: (typeof KINDS)[number]
  readonly words: string
  /** Session, project and, where they are known, dates. */
  readonly where: string
  readonly to: string
}

/** Dates on hold that a line names. */
const NAMED = 3

function sayDates(dates: readonly { readonly date: string }[]): string {
  const named = dates.slice(0, NAMED).map(({ date }) => sayDayShort(date))
  const more = dates.length - named.length
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join(' · ')
}

/**
 * What waits in the sessions of projects, by its kind and then in their order.
 * @param said ids of the sessions of today whose takes to view are their fact
 */
export function needsYou(
  projects: readonly ProjectView[],
  attention: ReadonlyMap<string, ProjectAttention>,
  said: ReadonlySet<string>,
): Need[] {
  const needs = projects.flatMap(({ _id, uri, name, sessions }) =>
    sessions.flatMap((session) => {
      const waiting = attention.get(_id)?.sessions.find((one) => one.session === session._id)
      if (!waiting) return []
      const where = `${session.name}, ${name}`
      const edit = addresses.edit(uri, session._id)
      const held = session.dates.filter(({ book_status }) => book_status === 'Hold').slice(-waiting.holds)
      const found: Need[] = []
      if (waiting.without_time > 0)
        found.push({ kind: 'lost', words: sayWithoutTime(waiting.without_time), where, to: edit })
      if (waiting.asked_times > 0)
        found.push({
          kind: 'asked',
          words: sayAsked(waiting.asked_times),
          where,
          to: addresses.scheduleOrEdit(uri, session._id, waiting.asked_day),
        })
      if (waiting.holds > 0)
        found.push({
          kind: 'holds',
          words: sayHolds(waiting.holds),
          where: `${where} · ${sayDates(held)}`,
          to: edit,
        })
      if (waiting.unshared > 0)
        found.push({
          kind: 'unshared',
          words: sayUnshared(waiting.unshared),
          where,
          to: addresses.scheduleOrEdit(uri, session._id, waiting.unshared_day),
        })
      if (waiting.unviewed_takes > 0 && !said.has(session._id))
        found.push({
          kind: 'unviewed',
          words: sayUnviewed(waiting.unviewed_takes),
          where,
          to: addresses.toView(uri, session._id),
        })
      return found
    }),
  )
  return KINDS.flatMap((kind) => needs.filter((need) => need.kind === kind))
}
