import { TALENT_ACCOUNTS, USER_DIRECTORY } from '@callboard/accounts/queries'
import {
  type Actor,
  CLOCK,
  conflict,
  denied,
  invalid,
  isStaffStanding,
  isZone,
  missing,
  type NeedsOf,
  type UserActor,
  useCase,
} from '@callboard/core'
import type { InputOf, SubjectOf } from '@callboard/core/http-contract'
import { bookSlot } from '../../contract/index.ts'
import { slotToBook } from '../../domain/place.ts'
import { frameOf } from '../found.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { AvailabilityReader } from '../slots/availability-reader.ts'
import { appointmentView } from './appointment-view.ts'
import { BookingDesk, type BookingRequest } from './booking-desk.ts'
import { allowBooking, allowRole, isSlotRefusal, seatIn, slotFull } from './change-rules.ts'
import { StatedSlot } from './stated-slot.ts'

type Input = InputOf<typeof bookSlot>
type Place = SubjectOf<typeof bookSlot>

/** The talent of a booking. */
type Booked = Pick<BookingRequest, 'talentId' | 'invites'>

const isTalent = (actor: Actor): actor is UserActor => actor.kind === 'user' && actor.userType === 'talent'

const NEEDS = {
  users: USER_DIRECTORY,
  talents: TALENT_ACCOUNTS,
  store: SCHEDULING_STORE,
  clock: CLOCK,
  desk: BookingDesk,
  stated: StatedSlot,
  reader: AvailabilityReader,
}
type Needs = NeedsOf<typeof NEEDS>

export const BookSlot = useCase(bookSlot, NEEDS, async ({ needs, actor, input, subject: place }) => {
  allow(actor, input, place)
  if (input.time_zone !== undefined && !isZone(input.time_zone)) {
    throw invalid('time_zone', 'This time zone is not known.')
  }
  await needs.stated.check(input, place)
  const left = () => needs.reader.read(place, { zone: input.time_zone })
  try {
    const outcome = await needs.desk.book({
      actor,
      ...(await talentFor(needs, actor, input, place)),
      place,
      frameId: input.availability,
      start: new Date(input.start_time),
      role: input.role,
      zone: input.time_zone,
    })
    if (outcome !== 'full') return appointmentView(outcome.appointment)
  } catch (error) {
    if (isSlotRefusal(error)) throw conflict(error.code, error.message, await left())
    throw error
  }
  throw slotFull(await left())
})

/** A talent books for itself, staff of the session for any talent. */
function allow(actor: Actor, { talent_id, talent }: Input, { session, standing }: Place): void {
  if (isTalent(actor)) {
    if (talent || (talent_id !== undefined && talent_id !== actor.userId)) throw denied()
  } else if (!isStaffStanding(standing)) throw missing('This session date')
  allowBooking(session)
}

async function talentFor(needs: Needs, actor: Actor, input: Input, place: Place): Promise<Booked> {
  if (isTalent(actor)) return { talentId: actor.userId, invites: false }
  if (input.talent) return await talentByEmail(needs, input.talent, input, place)
  const talent = input.talent_id === undefined ? null : await needs.users.find(input.talent_id)
  if (talent?.userType !== 'talent') throw invalid('talent_id', 'Choose a talent.')
  return { talentId: talent.id, invites: false }
}

async function talentByEmail(
  needs: Needs,
  talent: NonNullable<Input['talent']>,
  input: Input,
  place: Place,
): Promise<Booked> {
  const known = await needs.users.byEmail(talent.email)
  if (!known) {
    if (!talent.first_name?.trim()) throw invalid('talent.first_name', 'First name required')
    if (!talent.last_name?.trim()) throw invalid('talent.last_name', 'Last name required')
    // A place that cannot be had makes nobody an account.
    await checkFree(needs, input, place)
  }
  const account = await needs.talents.ofEmail({
    email: talent.email,
    firstName: talent.first_name ?? '',
    lastName: talent.last_name ?? '',
  })
  if (account.userType !== 'talent') {
    throw invalid('talent.email', 'This e-mail belongs to an account that is not a talent.')
  }
  return { talentId: account.id, invites: !account.canSignIn }
}

/** @throws DomainError conflict as the booking would */
async function checkFree(
  needs: Needs,
  { availability, start_time, role }: Input,
  place: Place,
): Promise<void> {
  const { session, day } = place
  const start = new Date(start_time)
  const isFull = await needs.store.read(async (repositories) => {
    const frame = await frameOf(repositories, day.id, availability)
    const slot = slotToBook(frame, start, role, needs.clock.now())
    allowRole(session, role)
    return (await seatIn(repositories, frame, slot, role)) === null
  })
  if (isFull) throw slotFull(await needs.reader.read(place, {}))
}
