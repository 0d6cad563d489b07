import { bookSlot, listAvailability, type Slot, type TimeFrame } from '@callboard/scheduling/contract'
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

  async firstSlot(): Promise<Slot> {
    const { session, day, date, _id } = this.#frame
    const { dates } = await this.#client.call(listAvailability, { session, day, time_zone: ZONE })
    return dates[date]![_id]!.slots[0]!
  }

  /** @throws Refusal when the place is taken */
  async bookFirst(): Promise<void> {
    const { session, day, _id, roles } = this.#frame
    const { start } = await this.firstSlot()
    const { role } = roles[0]!
    await this.#client.call(bookSlot, { session, day, availability: _id, start_time: start, role })
  }

  /** The first place cannot be booked, and the page does not tell who has it. */
  async expectFirstTaken(email: string): Promise<void> {
    expect(JSON.stringify(await this.firstSlot())).not.to.include(email)
    const refusal = await this.bookFirst().catch((error: unknown) => error)
    expect(refusal).to.be.instanceOf(Refusal)
    expect(refusal).to.include({ status: 409 })
  }
}
