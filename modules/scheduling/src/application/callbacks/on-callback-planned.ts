import { TALENT_ACCOUNTS } from '@callboard/accounts/queries'
import { Actor, CLOCK, DomainError, eventHandler, IDS, type NeedsOf, type PayloadOf } from '@callboard/core'
import { TALENT_CONTACTS } from '@callboard/lobby/queries'
import { callbackPlanned } from '@callboard/projects/contract'
import { callbackFrames } from '../../domain/callback-frames.ts'
import { slotsOf } from '../../domain/slot-grid.ts'
import type { TimeFrame } from '../../domain/time-frame.ts'
import { BookingDesk } from '../bookings/booking-desk.ts'
import { DayKeeper, type Place } from '../days/day-keeper.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'

const NEEDS = {
  store: SCHEDULING_STORE,
  days: DayKeeper,
  desk: BookingDesk,
  contacts: TALENT_CONTACTS,
  talents: TALENT_ACCOUNTS,
  ids: IDS,
  clock: CLOCK,
}
type Needs = NeedsOf<typeof NEEDS>
type Payload = PayloadOf<typeof callbackPlanned>

/**
 * Makes the time frames of a callback and books each talent into the time of their own, who are told as of any booking.
 * A delivery that is cut off goes on where it ended: frames are made once for the date, and a talent who has an
 * appointment on it keeps that one.
 */
export const OnCallbackPlanned = eventHandler(
  callbackPlanned,
  'scheduling.book-callback',
  NEEDS,
  async ({ needs, payload }) => {
    const place = await needs.days.placeNow({
      session: { id: payload.session_id },
      day: { id: payload.day_id },
    })
    // The session was deleted before this was heard.
    if (!place) return
    const frames = await framesFor(needs, place, payload)
    const contacts = new Map(
      (await needs.contacts.of(payload.talent.map(({ record }) => record))).map((one) => [one.recordId, one]),
    )
    const turns = new Map<string, number>()
    for (const { record, role } of payload.talent) {
      const turn = turns.get(role) ?? 0
      turns.set(role, turn + 1)
      const contact = contacts.get(record)
      const frame = frames.find(({ roles }) => roles[0]?.role === role)
      const slot = frame && slotsOf(frame)[turn]
      if (!contact || !slot) continue
      const account = await needs.talents.ofEmail(contact)
      if (account.userType !== 'talent') continue
      await bookOnce(needs, {
        actor: Actor.system('callback'),
        talentId: account.id,
        invites: !account.canSignIn,
        place,
        frameId: frame.id,
        start: slot.start,
        role,
        zone: undefined,
      })
    }
  },
)

async function framesFor(
  needs: Needs,
  { session, day }: Place,
  payload: Payload,
): Promise<readonly TimeFrame[]> {
  return await needs.store.write(async (repositories, outbox) => {
    await needs.days.lock(repositories, outbox, { session, day })
    const there = await repositories.frames.ofDay(day.id)
    if (there.length > 0) return there
    const grid = {
      date: day.date,
      zone: session.timeZone,
      startTime: day.startTime,
      slotSeconds: payload.slot_seconds,
    }
    const frames = callbackFrames(
      grid,
      payload.talent.map(({ role }) => role),
    ).map((entry) => ({
      ...entry,
      id: needs.ids.next(),
      sessionId: session.id,
      dayId: day.id,
      createdBy: payload.planned_by,
      createdAt: needs.clock.now(),
      version: 1,
    }))
    for (const frame of frames) await repositories.frames.insert(frame)
    return frames
  })
}

/** A refusal is final: the talent has another time on that date, or staff have changed the schedule meanwhile. */
async function bookOnce({ desk }: Needs, request: Parameters<BookingDesk['book']>[0]): Promise<void> {
  try {
    await desk.book(request)
  } catch (error) {
    if (!(error instanceof DomainError) || error.kind === 'unavailable') throw error
  }
}
