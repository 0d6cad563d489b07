import { CLOCK, dayIn, useCase } from '@callboard/core'
import { LINES } from '@callboard/lobby/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { listTodaysSessions } from '../../contract/index.ts'
import { stretchView } from '../calendar/list-calendar.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { daysAround } from '../sessions/days-around.ts'
import { Attention } from './attention.ts'
import { staffMember } from './project-page.ts'
import { summaryView } from './project-view.ts'

const MOST_SESSIONS_A_DAY = 200

export const ListTodaysSessions = useCase(
  listTodaysSessions,
  {
    store: PROJECTS_STORE,
    attention: Attention,
    lines: LINES,
    appointments: APPOINTMENT_QUERIES,
    clock: CLOCK,
  },
  async ({ needs, actor }) => {
    const now = needs.clock.now()
    const { today, projects } = await needs.store.read(async (repositories) => {
      const around = await repositories.sessions.outlinesOn({
        days: daysAround(now),
        of: staffMember(actor),
        limit: MOST_SESSIONS_A_DAY,
      })
      const today = around
        .map((session) => ({
          ...session,
          dates: session.dates.filter(({ date }) => date === dayIn(session.timeZone, now)),
        }))
        .filter(({ dates }) => dates.length > 0)
      const ids = [...new Set(today.map(({ projectId }) => projectId))]
      return { today, projects: await repositories.projects.many(ids) }
    })
    const byId = new Map(projects.map((project) => [project.id, project]))
    const days = today.flatMap(({ dates, timeZone: zone }) =>
      dates.map(({ id, date }) => ({ id, date, zone })),
    )
    const [wanting, heads, stretches] = await Promise.all([
      needs.attention.of(today),
      needs.lines.heads(days.map(({ id }) => id)),
      needs.appointments.stretches(days),
    ])
    return {
      sessions: today.flatMap((session, at) => {
        const project = byId.get(session.projectId)
        if (!project) return []
        return {
          project: { _id: project.id, name: project.name, uri: project.uri },
          session: summaryView(session),
          attention: wanting[at]!.attention,
          hours: session.dates.flatMap(({ id }) => {
            const [first, ...rest] = stretches.get(id) ?? []
            if (!first) return []
            return { date: id, ...stretchView({ start: first.start, end: (rest.at(-1) ?? first).end }) }
          }),
          lines: session.dates.flatMap(({ id }) => {
            const head = heads.get(id)
            if (!head) return []
            const { waiting, earliestCall: earliest_call, next } = head
            return [{ date: id, waiting, earliest_call, next }]
          }),
        }
      }),
    }
  },
)
