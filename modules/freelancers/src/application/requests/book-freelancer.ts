import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, CLOCK, DomainError, invalid, missing, type NeedsOf, useCase } from '@callboard/core'
import { DATE_MANAGERS } from '@callboard/projects/commands'
import { monthAndDay } from '@callboard/projects/contract'
import type { SessionFacts } from '@callboard/projects/queries'
import {
  BOOKED_ELSEWHERE,
  bookFreelancer,
  unbookFreelancer,
  updateRequest,
  WORKER_ROLES,
} from '../../contract/index.ts'
import type { WorkerRole } from '../../domain/profile.ts'
import {
  type Duty,
  dutiesOf,
  dutyKey,
  type FreelancerRequest,
  type RequestedDate,
} from '../../domain/request.ts'
import { isFreelancer, nameOf } from '../own-user.ts'
import { checkDuties } from './ask-freelancer.ts'
import { bookedRole } from './booked-role.ts'
import { Engagements } from './engagements.ts'
import { movedRequest, openSession, RequestDesk } from './request-desk.ts'
import { RequestViews } from './request-views.ts'
import { dateNow, requestedDate } from './session-now.ts'

const union = (some: readonly WorkerRole[], more: readonly WorkerRole[]): readonly WorkerRole[] =>
  WORKER_ROLES.filter((role) => some.includes(role) || more.includes(role))

/** The dates of a request after a booking, which may name dates that nobody had asked for. */
function datesBooked(
  { dates }: FreelancerRequest,
  duties: readonly Duty[],
  session: SessionFacts,
): readonly RequestedDate[] {
  return session.dates.flatMap((day) => {
    const known = dates.find(({ dayId }) => dayId === day.id)
    const chosen = duties.flatMap(({ dayId, role }) => (dayId === day.id ? [role] : []))
    if (!known && chosen.length === 0) return []
    return [
      requestedDate(
        dateNow(session, day),
        union(known?.roles ?? [], chosen),
        union(known?.booked ?? [], chosen),
      ),
    ]
  })
}

const NEEDS = {
  desk: RequestDesk,
  managers: DATE_MANAGERS,
  users: USER_DIRECTORY,
  views: RequestViews,
  engagements: Engagements,
  clock: CLOCK,
}

/** @throws DomainError conflict `booked_elsewhere` unless exactly so many bookings were agreed to as there are */
async function checkElsewhere(
  { engagements }: NeedsOf<typeof NEEDS>,
  actor: Actor,
  person: {
    readonly id: string
    readonly name: string
    readonly days: readonly string[]
    readonly sessionId: string
  },
  agreed: number,
): Promise<void> {
  const bookings = await engagements.bookedOn(actor, {
    sessionId: person.sessionId,
    people: [person.id],
    days: person.days,
  })
  if (bookings.length === agreed) return
  const named = bookings.map(({ date, by }) => `${monthAndDay(date)} (${by ?? 'another production'})`)
  throw new DomainError(
    'conflict',
    BOOKED_ELSEWHERE,
    named.length > 0
      ? `${person.name} is booked already on ${named.join(', ')}.`
      : `${person.name} is booked nowhere else on these days any more.`,
    { details: { bookings: bookings.length } },
  )
}

export const BookFreelancer = useCase(bookFreelancer, NEEDS, async ({ needs, actor, input, subject }) => {
  const { id, sessionId, requestedPerson } = subject.request
  if (input.session !== undefined && input.session !== sessionId)
    throw invalid('session', 'This is the request of another session.')
  if (input.requested_person !== undefined && input.requested_person !== requestedPerson)
    throw invalid('requested_person', 'This request was made to somebody else.')
  const person = await needs.users.find(requestedPerson)
  if (!person || !isFreelancer(person.userType)) throw missing('This person')
  return await needs.desk.open(sessionId, async (open) => {
    const session = openSession(open)
    const duties = Object.entries(input.dates).flatMap(([dayId, roles]) =>
      roles.map((role) => ({ dayId, role })),
    )
    checkDuties(duties, session, needs.clock.now())
    const before = open.request(id)
    const moved = movedRequest(before, 'book', 'office')
    if (!moved) throw missing('This request')
    const known = new Set(dutiesOf(before.dates, 'booked').map(dutyKey))
    if (duties.every((duty) => known.has(dutyKey(duty))))
      return open.outbox.answer(await needs.views.one(actor, { request: before, session, isDeleted: false }))
    const taken = duties.map(bookedRole)
    // What cannot be before what may be agreed to.
    await needs.managers.requireFree({ sessionId, userId: requestedPerson, duties: taken })
    // Sessions of other projects that book the person wait here, and then see this booking.
    await open.repositories.profiles.lock(requestedPerson)
    const days = new Set(duties.map(({ dayId }) => dayId))
    await checkElsewhere(
      needs,
      actor,
      {
        id: person.id,
        name: nameOf(person),
        sessionId,
        days: session.dates.filter((day) => days.has(day.id)).map(({ date }) => date),
      },
      input.agreed_bookings ?? 0,
    )
    const after = await needs.managers.assign(actor, {
      sessionId,
      userId: requestedPerson,
      duties: taken,
    })
    const request = { ...moved, dates: datesBooked(moved, duties, after) }
    await open.put(request, { kind: 'booked' })
    return open.outbox.answer(await needs.views.one(actor, { request, session: after, isDeleted: false }))
  })
})

export const UnbookFreelancer = useCase(unbookFreelancer, NEEDS, async ({ needs, actor, subject }) => {
  const { id, sessionId, requestedPerson } = subject.request
  return await needs.desk.open(sessionId, async (open) => {
    const session = openSession(open)
    const before = open.request(id)
    const moved = movedRequest(before, 'unbook', 'office')
    if (!moved) throw missing('This request')
    const after = await needs.managers.remove(actor, {
      sessionId: session.id,
      userId: requestedPerson,
      duties: dutiesOf(before.dates, 'booked').map(bookedRole),
    })
    const request = { ...moved, dates: moved.dates.map((date) => ({ ...date, booked: [] })) }
    await open.put(request, { kind: 'released', before, why: '' })
    return open.outbox.answer(await needs.views.one(actor, { request, session: after, isDeleted: false }))
  })
})

/** Who has said No is not told that they are needed no more. */
export const UpdateRequest = useCase(updateRequest, NEEDS, async ({ needs, actor, subject }) => {
  const { id, sessionId } = subject.request
  return await needs.desk.open(sessionId, async (open) => {
    const session = openSession(open)
    const before = open.request(id)
    const request = movedRequest(before, 'reject', 'office') ?? before
    const isTold = before.response !== 'no'
    if (request !== before)
      await open.put(request, isTold ? { kind: 'released', before, why: '' } : undefined)
    return open.outbox.answer(await needs.views.one(actor, { request, session, isDeleted: false }))
  })
})
