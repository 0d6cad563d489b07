import type { ProjectAttention, ProjectView } from '@callboard/projects/contract'
import { addresses } from '../shared/addresses.ts'
import { sayDayShort } from '../shared/days.ts'
import { sayHolds, sayUnshared, sayUnviewed } from './waiting.ts'

/** Something that waits for staff in a session, and where it is done. */
export interface Need {
  readonly kind: 'holds' | 'unshared' | 'unviewed'
  readonly words: string
  /** Session, project and, where they are known, dates. */
  readonly where: string
  readonly to: string
}

/** What waits in the sessions of projects, in their order; a session of `leftOut` says elsewhere what it needs. */
export function needsYou(
  projects: readonly ProjectView[],
  attention: ReadonlyMap<string, ProjectAttention>,
  leftOut: ReadonlySet<string>,
): Need[] {
  return projects.flatMap(({ _id, uri, name, sessions }) =>
    sessions.flatMap((session) => {
      const waiting = attention.get(_id)?.sessions.find((one) => one.session === session._id)
      if (!waiting || leftOut.has(session._id)) return []
      const where = `${session.name}, ${name}`
      const edit = addresses.edit(uri, session._id)
      const held = session.dates.filter(({ book_status }) => book_status === 'Hold').slice(-waiting.holds)
      const needs: Need[] = []
      if (waiting.holds > 0)
        needs.push({
          kind: 'holds',
          words: sayHolds(waiting.holds),
          where: [where, ...held.map(({ date }) => sayDayShort(date))].join(', '),
          to: edit,
        })
      if (waiting.unshared > 0)
        needs.push({ kind: 'unshared', words: sayUnshared(waiting.unshared), where, to: edit })
      if (waiting.unviewed_takes > 0)
        needs.push({
          kind: 'unviewed',
          words: sayUnviewed(waiting.unviewed_takes),
          where,
          to: addresses.review(uri, session._id),
        })
      return needs
    }),
  )
}
