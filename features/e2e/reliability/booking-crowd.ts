import { getSession, type SessionView, updateSession } from '@callboard/projects/contract'
import {
  addTimeFrame,
  bookSlot,
  listAvailability,
  listTimeFrames,
  type TimeFrame,
  updateTimeFrame,
} from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { ApiClient, Refusal } from '../../drivers/http/api-client.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'

const SLOTS = 10
const PLACES_A_SLOT = 10

/** Who books where: talent by their tokens, each by one of the addresses in turn. */
export interface Crowd {
  /** One for each API, past a balancer, so that all of them are in it. */
  readonly origins: readonly string[]
  readonly tokens: readonly string[]
}

/** The date of a session with a time frame of a hundred places. */
class FullMorning {
  readonly director: ApiClient
  readonly session: SessionView
  readonly frame: TimeFrame

  private constructor(director: ApiClient, session: SessionView, frame: TimeFrame) {
    this.director = director
    this.session = session
    this.frame = frame
  }

  static async open(origin: string): Promise<FullMorning> {
    const director = await signIn(origin, 'director')
    const session = await startSession(director, ['Barista'])
    const frame = await director.call(addTimeFrame, {
      session: session._id,
      day: session.dates[1]!._id,
      name: 'Morning',
      start_time: '10:00',
      end_time: '12:30',
      length_time_slot: 15,
      roles: [{ role: 'Barista', participants_count: PLACES_A_SLOT }],
    })
    return new FullMorning(director, session, frame)
  }

  get where() {
    return { session: this.session._id, day: this.session.dates[1]!._id }
  }

  async slotsOn(day: string) {
    const seen = await this.director.call(listAvailability, { ...this.where, time_zone: ZONE })
    return seen.dates[day]?.[this.frame._id]?.slots ?? []
  }

  /** @returns the ids of the talent in each slot */
  async bookedOn(day: string): Promise<readonly string[][]> {
    return (await this.slotsOn(day)).map(({ talents_with_roles }) =>
      (talents_with_roles.Barista?.talents ?? []).map(({ talent }) => talent._id),
    )
  }

  /**
   * All of them at once.
   * @param startOf the time that the talent of this number asks for
   * @returns the refusals; all others have a booking
   */
  async book({ origins, tokens }: Crowd, startOf: (talent: number) => string): Promise<readonly Refusal[]> {
    const answers = await Promise.allSettled(
      tokens.map((token, n) =>
        new ApiClient(origins[n % origins.length]!, token).call(bookSlot, {
          ...this.where,
          availability: this.frame._id,
          start_time: startOf(n),
          role: 'Barista',
        }),
      ),
    )
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
    for (const refusal of refused) {
      expect(refusal).to.be.instanceOf(Refusal).and.include({ status: 409 })
      expect(refusal.current, 'what is free now').to.have.property('dates')
    }
    return refused
  }

  /** Moves the date; agrees to the number of appointments that it touches, again whenever that has changed. */
  async moveTo(day: string): Promise<void> {
    const { director, session, where } = this
    const fields = ({ _id, date, start_time, location_type }: SessionView['dates'][number]) => ({
      _id,
      date,
      start_time,
      location_type,
    })
    const dates = session.dates.map((date) => ({
      ...fields(date),
      ...(date._id === where.day ? { date: day } : {}),
    }))
    for (let agreed_appointments = 0; ; ) {
      const { version } = await director.call(getSession, { id: session._id })
      const refusal = await director
        .call(updateSession, { id: session._id, version, dates, agreed_appointments })
        .then(
          () => null,
          (fault: unknown) => fault,
        )
      if (refusal === null) return
      expect(refusal).to.be.instanceOf(Refusal).and.include({ code: 'touches_appointments' })
      agreed_appointments = (refusal as Refusal).details.appointments!
    }
  }

  /** Tries to end the frame then, which is refused while appointments are later. */
  async endAt(end_time: string): Promise<void> {
    const [{ version } = this.frame] = await this.director.call(listTimeFrames, this.where)
    const { name, start_time, length_time_slot, roles } = this.frame
    const change = { ...this.where, name, start_time, end_time, length_time_slot, roles, version }
    await this.director
      .call(updateTimeFrame, { ...change, availability: this.frame._id })
      .catch((fault: unknown) => expect((fault as Refusal).code).to.be.oneOf(['stale', 'appointments_exist']))
  }
}

/** More talent than places: all of these are taken, none twice. */
export async function expectFullHouse(crowd: Crowd): Promise<void> {
  const morning = await FullMorning.open(crowd.origins[0]!)
  const day = morning.session.dates[1]!.date
  const starts = (await morning.slotsOn(day)).map(({ start }) => start)
  expect(starts).to.have.length(SLOTS)
  const refused = await morning.book(crowd, (n) => starts[n % SLOTS]!)
  expect(crowd.tokens.length - refused.length).to.equal(SLOTS * PLACES_A_SLOT)
  const booked = await morning.bookedOn(day)
  for (const talents of booked) expect(talents).to.have.length(PLACES_A_SLOT)
  expect(new Set(booked.flat())).to.have.length(SLOTS * PLACES_A_SLOT)
}

/** Staff move the date and shrink the frame meanwhile: every booking ends on the date and in the frame. */
export async function expectTrueWhileMoved(crowd: Crowd): Promise<void> {
  const morning = await FullMorning.open(crowd.origins[0]!)
  const days = [morning.session.dates[1]!.date, dayFromToday(3), dayFromToday(4)]
  const starts: string[][] = []
  for (const day of days) {
    await morning.moveTo(day)
    starts.push((await morning.slotsOn(day)).map(({ start }) => start))
  }
  expect(starts.map((ofDay) => ofDay.length)).to.deep.equal(days.map(() => SLOTS))

  const booking = morning.book(crowd, (n) => starts[n % days.length]![n % SLOTS]!)
  for (const [turn, day] of [...days, ...days].entries()) {
    await morning.moveTo(day)
    await morning.endAt(turn % 2 === 0 ? '12:15' : '12:30')
  }
  const refused = await booking
  const booked = await morning.bookedOn(days.at(-1)!)
  for (const talents of booked) expect(talents).to.have.length.at.most(PLACES_A_SLOT)
  // The page shows appointments that are in a slot of the frame on this day; none is anywhere else.
  const people = booked.flat()
  expect(new Set(people)).to.have.length(people.length)
  expect(people).to.have.length(crowd.tokens.length - refused.length)
}
