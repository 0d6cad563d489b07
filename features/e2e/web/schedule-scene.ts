import { createSession } from '@callboard/projects/contract'
import {
  addTimeFrame,
  bookSlot,
  cancelAppointment,
  listAppointments,
  listAvailability,
  listKnownTalent,
  moveAppointment,
} from '@callboard/scheduling/contract'
import type { Locator, Page } from 'playwright-core'
import { until } from '../../../core/src/testing/until.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { signIn, signUpTalent, startSession } from '../../drivers/http/office.ts'
import { DESK } from '../../support/browser.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import type { ProductInBrowser } from '../support/product-in-browser.ts'

/** The schedule page of four slots of tomorrow for two roles; Tess has the first as Barista, and Ben fills the second. */
export class ScheduleScene {
  readonly page: Page
  /** Wall time and role of everybody who is booked. */
  readonly booked: () => Promise<readonly string[]>
  /** Messages of this template about the session. */
  readonly mails: (template: string) => ReturnType<MessageLog['all']>
  /** What a colleague does in another window. */
  readonly elsewhere: {
    /** @param time of the wall */
    readonly move: (name: string, time: string, role: string) => Promise<void>
    /** @param name of a talent of the project without a time on the date @param time of the wall */
    readonly book: (name: string, time: string, role: string) => Promise<void>
    readonly cancel: (name: string) => Promise<void>
  }

  private constructor(page: Page, told: Pick<ScheduleScene, 'booked' | 'mails' | 'elsewhere'>) {
    this.page = page
    this.booked = told.booked
    this.mails = told.mails
    this.elsewhere = told.elsewhere
  }

  /** @param elsewhere name of a talent who is booked in another session of the project */
  static async open(product: ProductInBrowser, elsewhere?: string): Promise<ScheduleScene> {
    const director = await signIn(product.origin, 'director')
    const {
      _id: session,
      studio,
      studio_uri: uri,
      dates,
    } = await startSession(director, ['Barista', 'Regular'])
    const day = { session, day: dates[1]!._id }
    const bookMorning = async (on: typeof day, ...names: readonly string[]) => {
      const frame = await director.call(addTimeFrame, {
        ...on,
        name: 'Morning',
        start_time: '10:00',
        end_time: '11:00',
        length_time_slot: 15,
        roles: ['Barista', 'Regular'].map((role) => ({ role, participants_count: 1 })),
      })
      const { dates: days } = await director.call(listAvailability, on)
      const { slots } = Object.values(days)[0]![frame._id]!
      for (const [place, name] of names.entries()) {
        const talent = await signUpTalent(product.origin, name)
        const start_time = slots[place]!.start
        await talent.call(bookSlot, { ...on, availability: frame._id, start_time, role: 'Barista' })
      }
    }
    await bookMorning(day, 'Tess', 'Ben')
    if (elsewhere !== undefined) {
      const date = { date: dayFromToday(2), start_time: '10:00', location_type: 'Virtual' as const }
      const other = await director.call(createSession, {
        name: 'Callbacks',
        studio,
        time_zone: ZONE,
        dates: [date],
      })
      await bookMorning({ session: other._id, day: other.dates[0]!._id }, elsewhere)
    }
    const page = await product.arrive(DESK, director.token)
    await page.goto(`/session/${uri}/edit/${session}/schedule/${day.day}`)
    await page.getByRole('button', { name: /^Tess/ }).waitFor()
    const log = new MessageLog(await signIn(product.origin, 'admin'))
    const placeAt = async (time: string, role: string) => {
      const { dates: days } = await director.call(listAvailability, day)
      const slots = Object.values(Object.values(days)[0]!).flatMap((frame) => frame.slots)
      const { availability_id: availability, start } = slots.find(({ start_wall }) => start_wall === time)!
      return { availability, start_time: start, role }
    }
    const appointmentOf = async (name: string) => {
      const all = await director.call(listAppointments, day)
      return { ...day, appointment: all.find(({ talent }) => talent.first_name === name)!._id }
    }
    return new ScheduleScene(page, {
      booked: async () =>
        (await director.call(listAppointments, day)).map((one) =>
          [one.talent.first_name, one.start_wall, one.role].join(' '),
        ),
      mails: async (template) =>
        (await log.all({ session_id: session })).filter((message) => message.template === template),
      elsewhere: {
        move: async (name, time, role) => {
          const place = await placeAt(time, role)
          await director.call(moveAppointment, { ...(await appointmentOf(name)), ...place })
        },
        book: async (name, time, role) => {
          const known = await director.call(listKnownTalent, day)
          const { _id: talent_id } = known.find(({ first_name }) => first_name === name)!
          await director.call(bookSlot, { ...day, ...(await placeAt(time, role)), talent_id })
        },
        cancel: async (name) => {
          await director.call(cancelAppointment, await appointmentOf(name))
        },
      },
    })
  }

  chip(name: string): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${name}`) })
  }

  /** @param role place of its column */
  place(time: string, role: number): Locator {
    return this.page
      .getByRole('row', { name: new RegExp(`^${time}`) })
      .getByRole('cell')
      .nth(role)
  }

  /** Ends when the page shows the person there, which it does before the server has answered. */
  async isAt(name: string, time: string, role: number): Promise<void> {
    await this.place(time, role)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .waitFor()
  }

  /** Ends when the server has exactly these appointments, as `booked` words them. */
  async areBooked(...appointments: readonly string[]): Promise<void> {
    const wanted = appointments.toSorted().join()
    await until(`${wanted} are booked`, this.booked, (booked) => booked.toSorted().join() === wanted)
  }

  /** The list of people without a time. */
  get unbooked(): Locator {
    return this.page.getByRole('list', { name: 'Unbooked' })
  }

  /** Drags with the buttons of a mouse, in steps, as a hand does. */
  async drag(name: string, time: string, role: number): Promise<void> {
    const { mouse } = this.page
    const from = (await this.chip(name).boundingBox())!
    const to = (await this.place(time, role).boundingBox())!
    await mouse.move(from.x + 20, from.y + 10)
    await mouse.down()
    await mouse.move(from.x + 40, from.y + 30, { steps: 4 })
    await mouse.move(to.x + 40, to.y + 20, { steps: 8 })
    await mouse.up()
    await this.#clicksCount()
  }

  /** The library of drag and drop lets no click through for 50 ms after a drag: no hand is as quick, a test is. */
  async #clicksCount(): Promise<void> {
    await this.page.waitForFunction(() => {
      let isHeard = false
      const hear = () => {
        isHeard = true
      }
      document.addEventListener('click', hear)
      document.body.click()
      document.removeEventListener('click', hear)
      return isHeard
    })
  }

  /** The library of drag and drop comes after the page. */
  async isReady(): Promise<void> {
    await this.page.locator('[data-board][data-ready]').waitFor()
  }
}
