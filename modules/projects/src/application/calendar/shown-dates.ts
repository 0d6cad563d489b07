import type { UserFacts } from '@callboard/accounts/queries'
import { dayIn, standingOfAccount, type UserType } from '@callboard/core'
import type { FreelancerDays } from '@callboard/freelancers/queries'
import type { AppointmentQueries, Stretch } from '@callboard/scheduling/queries'
import { type CalendarView, SHORTEST_EVENT_MINUTES } from '../../contract/index.ts'
import { startOf } from '../../domain/calendar-date.ts'
import type { DatedSession, ProjectsStore, StaffMember } from '../ports/index.ts'

/** The account whose calendar it is. */
export type CalendarOwner = Pick<UserFacts, 'id' | 'userType'>

export interface ShownDate extends DatedSession {
  readonly start: Date
  /** Of its last time frame. */
  readonly end: Date
  /** Of its time frames. */
  readonly stretches: readonly Stretch[]
}

export interface ShownCalendar {
  readonly dates: readonly ShownDate[]
  readonly complete: boolean
  readonly days: CalendarView['days']
}

type DatedStart = Omit<ShownDate, 'end' | 'stretches'>

interface Sources {
  readonly store: ProjectsStore
  readonly freelancerDays: FreelancerDays
  readonly appointments: Pick<AppointmentQueries, 'stretches'>
}

interface Span {
  readonly from: string
  /** Not part of it. */
  readonly to: string
  readonly limit: number
}

const FREELANCERS: readonly UserType[] = ['session_manager', 'super_admin']

/** The same standings as the policy gives to the ground of one date. */
function staffMember({ id, userType }: CalendarOwner): StaffMember | undefined | null {
  if (userType === 'super_admin') return undefined
  return userType === 'casting_director' || userType === 'session_manager'
    ? { userId: id, as: userType }
    : null
}

const isShownTo =
  ({ id, userType }: CalendarOwner, now: Date) =>
  ({ archived, castingDirectorIds, date, start }: DatedStart): boolean =>
    // What was to come of an archived project does not take place; the rest is there to be invoiced.
    !(archived && start > now) &&
    standingOfAccount(
      { userId: id, userType },
      { ownerIds: castingDirectorIds, managerIds: [...date.managerIds, ...date.lobbyManagerIds] },
    ) !== null

async function daysOf({ freelancerDays }: Sources, { id, userType }: CalendarOwner, { from, to }: Span) {
  if (!FREELANCERS.includes(userType)) return []
  const { available, notAvailable } = await freelancerDays.of(id)
  const within = (days: readonly string[]) => days.filter((date) => date >= from && date < to)
  return [
    ...within(available).map((date) => ({ date, kind: 'available' as const })),
    ...within(notAvailable).map((date) => ({ date, kind: 'not_available' as const })),
  ]
}

/** A date is at least half an hour long, also where its frames end before it starts. */
async function withStretches(
  { appointments }: Sources,
  dates: readonly DatedStart[],
): Promise<readonly ShownDate[]> {
  const days = dates.map(({ date, timeZone }) => ({ id: date.id, date: date.date, zone: timeZone }))
  const found = days.length > 0 ? await appointments.stretches(days) : new Map<string, readonly Stretch[]>()
  return dates.map((dated) => {
    const stretches = found.get(dated.date.id) ?? []
    const shortest = dated.start.getTime() + SHORTEST_EVENT_MINUTES * 60_000
    return { ...dated, stretches, end: new Date(Math.max(shortest, stretches.at(-1)?.end.getTime() ?? 0)) }
  })
}

/** What the calendar of an account shows: the screen and the feed are made of it. */
export async function shownCalendar(
  sources: Sources,
  owner: CalendarOwner,
  span: Span,
  now: Date,
): Promise<ShownCalendar> {
  const of = staffMember(owner)
  if (of === null) return { dates: [], complete: true, days: [] }
  const found = await sources.store.read(({ calendar }) =>
    calendar.dates({ ...span, limit: span.limit + 1, ...(of ? { of } : {}) }),
  )
  const dates = found
    .slice(0, span.limit)
    .map((dated) => ({ ...dated, start: startOf(dated.date.date, dated.date.startTime, dated.timeZone) }))
    .filter(isShownTo(owner, now))
  return {
    dates: await withStretches(sources, dates),
    complete: found.length <= span.limit,
    days: await daysOf(sources, owner, span),
  }
}

/** @param days from today in UTC, may be negative */
export const daysFrom = (now: Date, days: number): string =>
  dayIn('UTC', new Date(now.getTime() + days * 86_400_000))
