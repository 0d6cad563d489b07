import { USER_DIRECTORY } from '@callboard/accounts/queries'
import {
  CLOCK,
  conflict,
  IDS,
  invalid,
  missing,
  type NeedsOf,
  type UserActor,
  useCase,
} from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { DATE_MANAGERS } from '@callboard/projects/commands'
import type { SessionFacts } from '@callboard/projects/queries'
import { askFreelancer, askFreelancers, NOTHING_CHOSEN, WORKER_ROLES } from '../../contract/index.ts'
import type { Profile, WorkerRole } from '../../domain/profile.ts'
import { type Duty, dutiesOf, dutyKey, type FreelancerRequest, isLive } from '../../domain/request.ts'
import { isFreelancer, signedIn } from '../own-user.ts'
import { bookedRole } from './booked-role.ts'
import { type OpenRequests, openSession, RequestDesk } from './request-desk.ts'
import { RequestViews } from './request-views.ts'
import { dateNow, isPast, requestedDate } from './session-now.ts'

type Input = Pick<InputOf<typeof askFreelancer>, 'dates' | 'position' | 'session_date'>

const listOf = <T>(given: T | readonly T[] | undefined): readonly T[] =>
  given === undefined ? [] : Array.isArray(given) ? (given as readonly T[]) : [given as T]

/** What the call asks for, each kind of work on each date once. */
function dutiesAsked({ dates, position, session_date }: Input): readonly Duty[] {
  const mapped = Object.entries(dates ?? {}).flatMap(([dayId, roles]) =>
    roles.map((role) => ({ dayId, role })),
  )
  const crossed = listOf<string>(session_date).flatMap((dayId) =>
    listOf<WorkerRole>(position).map((role) => ({ dayId, role })),
  )
  return [...new Map([...mapped, ...crossed].map((duty) => [dutyKey(duty), duty])).values()]
}

/** @throws DomainError invalid when nothing is chosen, or a date that is past or no longer there */
export function checkDuties(duties: readonly Duty[], session: SessionFacts, now: Date): void {
  if (duties.length === 0) throw invalid('dates', NOTHING_CHOSEN)
  for (const { dayId } of duties) {
    const day = session.dates.find(({ id }) => id === dayId)
    if (!day) throw invalid('dates', 'This date is no longer there.')
    if (isPast(dateNow(session, day), now)) throw invalid('dates', 'Past dates cannot be chosen')
  }
}

/** Who sees a profile may ask its owner. */
const isShownTo = ({ showToAll, showTo }: Profile, { userId, userType }: UserActor) =>
  userType === 'super_admin' || showToAll || showTo.includes(userId)

const NEEDS = {
  desk: RequestDesk,
  managers: DATE_MANAGERS,
  users: USER_DIRECTORY,
  views: RequestViews,
  ids: IDS,
  clock: CLOCK,
}

interface Asking {
  readonly open: OpenRequests
  readonly session: SessionFacts
  readonly user: UserActor
  readonly duties: readonly Duty[]
}

/** Asks one person, whose hold comes after those of everybody who was asked before. */
async function ask(
  needs: NeedsOf<typeof NEEDS>,
  { open, session, user, duties }: Asking,
  personId: string,
): Promise<FreelancerRequest> {
  const person = await needs.users.find(personId)
  const profile =
    person && isFreelancer(person.userType) && (await open.repositories.profiles.find(person.id))
  if (!profile || !isShownTo(profile, user)) throw missing('This person')
  const asked = new Set(
    open
      .all()
      .filter((request) => request.requestedPerson === person.id && isLive(request))
      .flatMap(({ dates }) => dutiesOf(dates, 'roles').map(dutyKey)),
  )
  const wanted = duties.filter((duty) => !asked.has(dutyKey(duty)))
  if (wanted.length === 0) throw conflict('already_asked', `${profile.name} was asked for this already.`)
  await needs.managers.requireFree({
    sessionId: session.id,
    userId: person.id,
    duties: wanted.map(bookedRole),
  })
  const last = Math.max(0, ...open.all().map(({ createdAt }) => createdAt.getTime()))
  const request = {
    id: needs.ids.next(),
    sessionId: session.id,
    requestedPerson: person.id,
    requestedBy: user.userId,
    status: 'none' as const,
    response: 'none' as const,
    dates: session.dates.flatMap((day) => {
      const roles = WORKER_ROLES.filter((role) =>
        wanted.some((duty) => duty.dayId === day.id && duty.role === role),
      )
      return roles.length > 0 ? [requestedDate(dateNow(session, day), roles, [])] : []
    }),
    // Requests rank by when they were made; several of one call are made within a millisecond.
    createdAt: new Date(Math.max(needs.clock.now().getTime(), last + 1)),
    version: 1,
  }
  await open.add(request)
  return request
}

export const AskFreelancer = useCase(askFreelancer, NEEDS, async ({ needs, actor, input, subject }) => {
  const user = signedIn(actor)
  return await needs.desk.open(subject.session.id, async (open) => {
    const session = openSession(open)
    const duties = dutiesAsked(input)
    checkDuties(duties, session, needs.clock.now())
    const request = await ask(needs, { open, session, user, duties }, input.requested_person)
    return open.outbox.answer(await needs.views.one(actor, { request, session, isDeleted: false }))
  })
})

export const AskFreelancers = useCase(askFreelancers, NEEDS, async ({ needs, actor, input, subject }) => {
  const user = signedIn(actor)
  return await needs.desk.open(subject.session.id, async (open) => {
    const session = openSession(open)
    const duties = dutiesAsked(input)
    checkDuties(duties, session, needs.clock.now())
    const requests: FreelancerRequest[] = []
    for (const person of input.requested_people)
      requests.push(await ask(needs, { open, session, user, duties }, person))
    return open.outbox.answer({ requests: await needs.views.rows(actor, requests) })
  })
})
