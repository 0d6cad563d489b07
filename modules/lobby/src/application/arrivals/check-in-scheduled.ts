import { USER_DIRECTORY, type UserFacts } from '@callboard/accounts/queries'
import { BLOB_STORE, CLOCK, IDS, missing, type NeedsOf, type Outbox, useCase } from '@callboard/core'
import type { SubjectOf } from '@callboard/core/http-contract'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { checkInScheduled } from '../../contract/index.ts'
import { act, type CheckInRecord, callAt, stepBackTo } from '../../domain/index.ts'
import { CurrentGroup } from '../groups/current-group.ts'
import { GroupTakes } from '../groups/group-takes.ts'
import { groupView } from '../groups/group-view.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { staffRecordView } from '../line/record-view.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'
import { Arrivals } from './arrivals.ts'

type Day = SubjectOf<typeof checkInScheduled>
type Booked = Pick<UserFacts, 'firstName' | 'lastName' | 'email' | 'phone' | 'id'> & {
  readonly role: string
  readonly start: Date
}

const NEEDS = {
  store: LOBBY_STORE,
  users: USER_DIRECTORY,
  appointments: APPOINTMENT_QUERIES,
  arrivals: Arrivals,
  current: CurrentGroup,
  takes: GroupTakes,
  signals: LobbySignals,
  blobs: BLOB_STORE,
  clock: CLOCK,
  ids: IDS,
}
type Needs = NeedsOf<typeof NEEDS>

/**
 * Staff choose an entry of the scheduled list: the talent is checked in with the facts of the account and is in the
 * current group. An entry chosen twice has one record.
 */
export const CheckInScheduled = useCase(checkInScheduled, NEEDS, async ({ needs, input, subject: place }) => {
  const booked = await bookingOf(needs, place.day.id, input.talent)
  const taken = input.same_group ? null : await needs.takes.of(place.session.id)
  return await needs.store.write(async (repositories, outbox) => {
    await repositories.lockSession(place.session.id)
    const arrived = await arrivalOf(needs, repositories, outbox, place, booked)
    const marked = { ...arrived, stepBack: stepBackTo(arrived, false) }
    const ways = { taken, undoable: input.undoable === true }
    const called = await needs.current.call(repositories, outbox, place.session, marked, ways)
    // Who is a member already keeps the step of before.
    const { record, group } = called.record === marked ? { ...called, record: arrived } : called
    if (record !== arrived) needs.signals.recordAndTalent(outbox, record)
    return outbox.answer({ record: staffRecordView(record, needs.blobs), group: groupView(group) })
  })
})

async function bookingOf({ appointments, users }: Needs, dayId: string, talentId: string): Promise<Booked> {
  const appointment = await appointments.onDay(dayId, talentId)
  const account = appointment && (await users.find(talentId))
  if (!appointment || !account) throw missing('This appointment')
  return { ...account, role: appointment.role, start: appointment.start }
}

/** The record of the booked talent: a new one, or the one the talent has made meanwhile. */
async function arrivalOf(
  needs: Needs,
  repositories: LobbyRepositories,
  outbox: Outbox,
  { session, day }: Day,
  { id, firstName, lastName, email, phone, role, start }: Booked,
): Promise<CheckInRecord> {
  const person = { firstName, lastName, email: email.toLowerCase() }
  const arrival = {
    ...person,
    phone,
    role,
    locationType: day.locationType,
    userId: id,
    optIn: true,
    actualCall: callAt(start, session.timeZone),
  }
  const pageKey = needs.ids.secret()
  const added = await needs.arrivals.add(repositories, outbox, session, day, arrival, pageKey)
  if (added) return added
  const found = await needs.arrivals.known(repositories, day.id, person)
  if (!found) throw missing('This check-in')
  const known = await needs.arrivals.arrive(repositories, outbox, found)
  // Checked in as a guest, the entry is still open: this choice marks it.
  needs.arrivals.tellCheckedIn(outbox, known, id)
  if (known.state !== 'signed_out') return known
  const back = act(known, 'sign-in', needs.clock.now())
  await repositories.records.save(back)
  return back
}
