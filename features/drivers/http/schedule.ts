import type { SessionView } from '@callboard/projects/contract'
import { addTimeFrame, scheduleChanged, scheduleRoom, type TimeFrame } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import type { ApiClient } from './api-client.ts'
import { BookingPage } from './booking-page.ts'
import type { LiveClient } from './live-client.ts'

/** The schedule of a session's second day, as staff make it and follow it. */
export class Schedule {
  readonly #staff: ApiClient
  readonly #live: LiveClient
  readonly frame: TimeFrame

  private constructor(staff: ApiClient, live: LiveClient, frame: TimeFrame) {
    this.#staff = staff
    this.#live = live
    this.frame = frame
  }

  /** Opens a time frame on that day with one place for the role in each slot. */
  static async open(
    staff: ApiClient,
    live: LiveClient,
    { _id: session, dates }: SessionView,
    role: string,
  ): Promise<Schedule> {
    const frame = await staff.call(addTimeFrame, {
      session,
      day: dates[1]!._id,
      name: 'Morning',
      start_time: '10:00',
      end_time: '11:00',
      length_time_slot: 15,
      roles: [{ role, participants_count: 1 }],
    })
    await live.join(scheduleRoom, session)
    return new Schedule(staff, live, frame)
  }

  /** Hears of a change; the first slot is then theirs alone. */
  async expectBooked(email: string): Promise<void> {
    await this.#live.heard(scheduleChanged)
    const slot = await new BookingPage(this.#staff, this.frame).firstSlot()
    const [place] = Object.values(slot.talents_with_roles)
    expect(place!.free).to.equal(0)
    expect(place!.talents.map(({ talent }) => talent.email)).to.deep.equal([email])
  }
}
