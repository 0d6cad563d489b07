import { verifyToken } from '@callboard/accounts/contract'
import { wallClock } from '@callboard/core/http-contract'
import { getSession, updateSession } from '@callboard/projects/contract'
import {
  type Appointment,
  addTimeFrame,
  cancelAppointment,
  moveAppointment,
  type TimeFrame,
} from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import type { BookingsDriver } from '../../support/bookings-driver.ts'
import { ZONE } from '../../support/today.ts'
import { type ApiClient, Refusal } from './api-client.ts'
import { BookingPage } from './booking-page.ts'
import type { HttpCastingDay } from './http-casting-day.ts'
import { signIn, signUpTalent } from './office.ts'
import { asSent } from './project-office.ts'

const HOUR = 3_600_000

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * HOUR).toISOString().slice(0, 10)

/** Bookings of the demo talent in the time frame of a casting day, and staff's actions on them. */
export class HttpBookings implements BookingsDriver {
  readonly #day: HttpCastingDay
  #outcome: unknown
  #todays: TimeFrame | undefined
  /** The talent's appointment before the dates changed. */
  #before: Appointment | undefined

  constructor(day: HttpCastingDay) {
    this.#day = day
  }

  async #talent(): Promise<ApiClient> {
    return await signIn(this.#day.desk.origin, 'talent')
  }

  async #page(client?: ApiClient): Promise<BookingPage> {
    return new BookingPage(client ?? (await this.#talent()), this.#day.desk.schedule.frame)
  }

  async expectFree(slot: number): Promise<void> {
    const [role] = Object.values((await (await this.#page()).slots())[slot]!.talents_with_roles)
    expect(role!.free).to.equal(1)
  }

  async bookAsAnother(slot: number): Promise<void> {
    const page = await this.#page(await signUpTalent(this.#day.desk.origin, 'Tom'))
    await page.bookAt((await page.slots())[slot]!.start)
  }

  async tryToBook(slot: number): Promise<void> {
    const page = await this.#page()
    await this.#try(page, (await page.slots())[slot]!.start)
  }

  async tryToBookThePast(): Promise<void> {
    await this.#try(await this.#page(), new Date(Date.now() - HOUR).toISOString())
  }

  async #try(page: BookingPage, start: string): Promise<void> {
    this.#outcome = await page.bookAt(start).catch((error: unknown) => error)
  }

  expectRefused(words = ''): void {
    expect(this.#outcome).to.be.instanceOf(Refusal)
    expect((this.#outcome as Refusal).message).to.include(words)
  }

  /** The first slot twice under one key, as an app does that got no answer. */
  async bookTwice(): Promise<void> {
    const page = await this.#page()
    const { start } = await page.firstSlot()
    const appointments = [await page.bookAt(start, this.#day.desk.session._id)]
    appointments.push(await page.bookAt(start, this.#day.desk.session._id))
    expect(appointments[1]).to.deep.equal(appointments[0])
  }

  async #own(): Promise<Appointment> {
    const [appointment] = await (await this.#page()).own()
    return appointment!
  }

  async expectNoAppointment(): Promise<void> {
    expect(await (await this.#page()).own()).to.deep.equal([])
  }

  async expectAppointmentAt(slot: number): Promise<void> {
    const page = await this.#page()
    const { start } = (await page.slots())[slot]!
    expect((await page.own()).map(({ start_time }) => start_time)).to.deep.equal([start])
  }

  async letTalentChange(cutoff: number): Promise<void> {
    const { director, session } = this.#day.desk
    const { version } = await director.call(getSession, { id: session._id })
    await director.call(updateSession, { id: session._id, version, change_cutoff: cutoff })
  }

  async cancelByStaff(): Promise<void> {
    await this.#cancel(this.#day.desk.director)
  }

  async cancelByTalent(): Promise<void> {
    await this.#cancel(await this.#talent())
  }

  async tryToCancelByTalent(): Promise<void> {
    this.#outcome = await this.cancelByTalent().catch((error: unknown) => error)
  }

  async #cancel(who: ApiClient): Promise<void> {
    const { session, day, _id: appointment } = await this.#own()
    await who.call(cancelAppointment, { session, day, appointment })
  }

  async moveByStaff(slot: number): Promise<void> {
    await this.#move(this.#day.desk.director, slot)
  }

  async moveByTalent(slot: number): Promise<void> {
    await this.#move(await this.#talent(), slot)
  }

  async #move(who: ApiClient, slot: number): Promise<void> {
    const { session, day, availability, role, _id: appointment } = await this.#own()
    const { start: start_time } = (await (await this.#page()).slots())[slot]!
    const moved = { session, day, availability, appointment, start_time, role }
    await who.call(moveAppointment, moved)
  }

  async expectTold(template: string): Promise<void> {
    const { log, arrived, session } = this.#day.desk
    const { user } = await (await this.#talent()).call(verifyToken, {})
    const told = await log.arrived(template, arrived.mail, { session_id: session._id })
    expect(told.to).to.equal(user.email)
  }

  /** Changes the dates of the session; the date of the time frame is the one in question. */
  async #changeDates(
    change: (dates: ReturnType<typeof asSent>, day: string) => ReturnType<typeof asSent>,
    agreed_appointments?: number,
  ): Promise<void> {
    const { director, session, schedule } = this.#day.desk
    this.#before = await this.#own()
    const now = await director.call(getSession, { id: session._id })
    const dates = change(asSent(now), schedule.frame.day)
    await director.call(updateSession, {
      id: session._id,
      version: now.version,
      dates,
      ...(agreed_appointments === undefined ? {} : { agreed_appointments }),
    })
  }

  async moveDate(days: number, agreed?: number): Promise<void> {
    await this.#changeDates(
      (dates, day) =>
        dates.map((date) => (date._id === day ? { ...date, date: dayAfter(date.date, days) } : date)),
      agreed,
    )
  }

  async tryToMoveDate(days: number): Promise<void> {
    this.#outcome = await this.moveDate(days).catch((error: unknown) => error)
  }

  async removeDate(agreed: number): Promise<void> {
    await this.#changeDates((dates, day) => dates.filter(({ _id }) => _id !== day), agreed)
  }

  async expectTouched(appointments: number): Promise<void> {
    expect(this.#outcome).to.be.instanceOf(Refusal)
    expect(this.#outcome).to.have.property('code', 'touches_appointments')
    expect((this.#outcome as Refusal).details?.appointments).to.equal(appointments)
  }

  async expectLaterBy(days: number): Promise<void> {
    const [before, now] = [this.#before!, await this.#own()]
    expect(now._id).to.equal(before._id)
    const wallTime = (instant: string) => wallClock(new Date(instant), ZONE)
    expect(wallTime(now.start_time)).to.deep.equal({
      ...wallTime(before.start_time),
      day: dayAfter(wallTime(before.start_time).day, days),
    })
  }

  /** The last hour of today, which has not come yet where the session is. */
  async bookToday(): Promise<void> {
    const { director, session } = this.#day.desk
    this.#todays = await director.call(addTimeFrame, {
      session: session._id,
      day: session.dates[0]!._id,
      name: 'Evening',
      start_time: '22:00',
      end_time: '23:00',
      length_time_slot: 15,
      roles: [{ role: 'Barista', participants_count: 1 }],
    })
    await new BookingPage(await this.#talent(), this.#todays).bookFirst()
  }

  async checkInWithAccount(): Promise<void> {
    const { submit } = await this.#day.desk.link.prepare('Theo', 'Barista', await this.#talent())
    await submit()
  }

  /** Asks until the schedule has heard of the check-in. */
  async expectCheckedIn(): Promise<void> {
    const page = new BookingPage(this.#day.desk.director, this.#todays!)
    const hasCome = async () => {
      const [place] = Object.values((await page.firstSlot()).talents_with_roles)
      return place!.talents.some(({ is_checked_in }) => is_checked_in)
    }
    await until('the schedule shows the check-in', hasCome)
  }
}
