import { verifyToken } from '@callboard/accounts/contract'
import {
  type Appointment,
  bookSlot,
  listAvailability,
  listOwnAppointments,
  type Slot,
  type TimeFrame,
} from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { ZONE } from '../../support/today.ts'
import { type ApiClient, Refusal } from './api-client.ts'

/** The booking page of a day with one time frame, as one person sees it. */
export class BookingPage {
  readonly #client: ApiClient
  readonly #frame: TimeFrame

  constructor(client: ApiClient, frame: TimeFrame) {
    this.#client = client
    this.#frame = frame
  }

  async slots(): Promise<readonly Slot[]> {
    const { session, day, date, _id } = this.#frame
    const { dates } = await this.#client.call(listAvailability, { session, day, time_zone: ZONE })
    return dates[date]![_id]!.slots
  }

  async firstSlot(): Promise<Slot> {
    return (await this.slots())[0]!
  }

  /** @param key see `ApiClient.call`. @throws Refusal when it cannot be booked */
  async bookAt(start_time: string, key?: string): Promise<Appointment> {
    const { session, day, _id, roles } = this.#frame
    const { role } = roles[0]!
    return await this.#client.call(bookSlot, { session, day, availability: _id, start_time, role }, key)
  }

  /** @throws Refusal when the place is taken */
  async bookFirst(): Promise<void> {
    await this.bookAt((await this.firstSlot()).start)
  }

  /** Own appointments on the day of the time frame. */
  async own(): Promise<readonly Appointment[]> {
    const { user } = await this.#client.call(verifyToken, {})
    const all = await this.#client.call(listOwnAppointments, { talent: user._id })
    return all.filter(({ day }) => day === this.#frame.day)
  }

  /** Checks that the first place cannot be booked and that the page does not show its holder. */
  async expectFirstTaken(email: string): Promise<void> {
    expect(JSON.stringify(await this.firstSlot())).not.to.include(email)
    const refusal = await this.bookFirst().catch((error: unknown) => error)
    expect(refusal).to.be.instanceOf(Refusal)
    expect(refusal).to.include({ status: 409 })
  }
}
