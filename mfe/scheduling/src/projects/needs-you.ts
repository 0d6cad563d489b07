import type { ProjectAttention, ProjectView } from '@callboard/projects/contract'
import { addresses } from '../shared/addresses.ts'
import { sayDayShort } from '../shared/days.ts'
import {
  sayAsked,
  sayHolds,
  sayUnshared,
  sayUnviewed,
  sayWithoutTime,
  type Waiting,
  waitingBeside,
} from './waiting.ts'

/** Something that waits for staff in a session, and where it is done. */
export interface Need {
  readonly kind: 'lost' | 'asked' | 'holds' | 'unshared' | 'unviewed'
  readonly words: string
  /** Session, project and, where they are known, dates. */
  readonly where: string
  readonly to: string
}

/**
 * What waits in the sessions of projects, in their order.
 * @param said what each session of today says elsewhere, by its id
 */
export function needsYou(
  projects: readonly ProjectView[],
  attention: ReadonlyMap<string, ProjectAttention>,
  said: ReadonlyMap<string, Waiting>,
): Need[] {
  return projects.flatMap(({ _id, uri, name, sessions }) =>
    sessions.flatMap((session) => {
      const all = attention.get(_id)?.sessions.find((one) => one.session === session._id)
      if (!all) return []
      const elsewhere = said.get(session._id)
      const waiting = elsewhere ? waitingBeside(all, elsewhere) : all
      const where = `${session.name}, ${name}`
      const edit = addresses.edit(uri, session._id)
      const held = session.dates.filter(({ book_status }) => book_status === 'Hold').slice(-waiting.holds)
      const needs: Need[] = []
      if (waiting.without_time > 0)
        needs.push({ kind: 'lost', words: sayWithoutTime(waiting.without_time), where, to: edit })
      if (waiting.asked_times > 0)
        needs.push({
          kind: 'asked',
          words: sayAsked(waiting.asked_times),
          where,
          to: waiting.asked_day === null ? edit : addresses.schedule(uri, session._id, waiting.asked_day),
        })
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
