import { CLOCK, dayIn, missing, useCase } from '@callboard/core'
import {
  INVOICES_ON_PAGE,
  type InvoicedProject,
  listInvoices,
  setDatesInvoiced,
} from '../../contract/index.ts'
import { PROJECTS_STORE, type SessionOutline } from '../ports/index.ts'
import { staffedSession } from '../project-access.ts'

type Outlined = SessionOutline['dates'][number]

/** Where the days end last: a date before the day there is over everywhere. */
const LAST_ZONE = 'Etc/GMT+12'

/** Without sessions of which no date is wanted. */
const sessionViews = (
  sessions: readonly SessionOutline[],
  isWanted: (date: Outlined) => boolean,
): InvoicedProject['sessions'] =>
  sessions
    .map(({ id, name, timeZone, dates }) => ({
      _id: id,
      name,
      time_zone: timeZone,
      dates: dates
        .filter(isWanted)
        .map((date) => ({ _id: date.id, date: date.date, start_time: date.startTime })),
    }))
    .filter(({ dates }) => dates.length > 0)

export const ListInvoices = useCase(
  listInvoices,
  { store: PROJECTS_STORE, clock: CLOCK },
  async ({ needs, input }) => {
    const { invoiced } = input
    const today = dayIn(LAST_ZONE, needs.clock.now())
    const isWanted = (date: Outlined) =>
      invoiced ? date.invoiced : !date.invoiced && date.hasManager && date.date < today
    const page = {
      skip: ((input.page ?? 1) - 1) * INVOICES_ON_PAGE,
      take: INVOICES_ON_PAGE,
      hasDates: invoiced ? 'invoiced' : { pendingBefore: today },
      of: { userId: input.user_id, as: 'owner' },
    } as const
    return await needs.store.read(async ({ projects, sessions }) => {
      const found = await projects.page(page)
      const ids = found.projects.map(({ id }) => id)
      const outlines = ids.length > 0 ? await sessions.outlines(ids, null) : []
      const studios = found.projects.map(({ id, name, archived }) => ({
        _id: id,
        name,
        is_archived: archived,
        sessions: sessionViews(
          outlines.filter(({ projectId }) => projectId === id),
          isWanted,
        ),
      }))
      return { studios, count: found.count }
    })
  },
)

export const SetDatesInvoiced = useCase(
  setDatesInvoiced,
  { store: PROJECTS_STORE },
  async ({ needs, actor, input }) => {
    const { invoiced } = input
    // In one order for everybody, so that two calls about the same sessions wait for each other.
    const bySession = [...Map.groupBy(input.dates, ({ session }) => session)].sort(([a], [b]) =>
      a < b ? -1 : 1,
    )
    return await needs.store.write(async (repositories, outbox) => {
      let marked = 0
      for (const [id, wanted] of bySession) {
        const { session } = await staffedSession(repositories, actor, id, 'locked')
        const days = new Set(wanted.map(({ day }) => day))
        const named = session.dates.filter((date) => days.has(date.id))
        if (named.length < days.size) throw missing('One of these session dates')
        const turned = named.filter((date) => date.invoiced !== invoiced)
        if (turned.length === 0) continue
        marked += turned.length
        await repositories.sessions.save({
          ...session,
          dates: session.dates.map((date) => (turned.includes(date) ? { ...date, invoiced } : date)),
          version: session.version + 1,
        })
      }
      return outbox.answer({ marked })
    })
  },
)
