import type { Locator, Page } from 'playwright-core'
import type { BookingsDriver } from '../../support/bookings-driver.ts'
import { dayFromToday } from '../../support/today.ts'
import { signUpTalent } from '../http/office.ts'
import { chooseRole, confirmTime } from './booking-page.ts'
import type { UiCastingDay } from './ui-casting-day.ts'

/** Names of the demo talent on chips. */
const TALENT = /^Theo/
const TALENT_EMAIL = 'talent@callboard.test'

/** The times of the slots as the schedule names them. */
const TIMES = [/^10:00/, /^10:15/]
/** On a phone in another zone. */
const SESSION_TIMES = [/10:00 AM \w+ at the session/, /10:15 AM \w+ at the session/]

/** Days from today of the date that has the time frame. */
const DATE = 1

const CUTOFFS: Readonly<Record<number, string>> = { 0: 'Until it begins' }

const MAILS: Readonly<Record<string, string>> = {
  TALENT_RESCHEDULE_APPOINTMENT: 'Appointment moved',
  DELETE_APPOINTMENT: 'Appointment cancelled',
}

const dayInWords = (day: string) =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`))

/** The talent's appointment, on the talent's phone and on the schedule that the casting director has open. */
export class UiBookings implements BookingsDriver {
  readonly #day: UiCastingDay

  constructor(day: UiCastingDay) {
    this.#day = day
  }

  get #schedule(): Page {
    return this.#day.staffPage
  }

  get #chip(): Locator {
    return this.#schedule.getByRole('button', { name: TALENT })
  }

  async bookAsAnother(slot: number): Promise<void> {
    const { token } = await signUpTalent(this.#day.origin, 'Tom')
    const page = await this.#day.openBooking(token)
    await chooseRole(page, this.#day.role)
    await confirmTime(page, slot)
  }

  async expectAppointmentAt(slot: number): Promise<void> {
    await this.#schedule
      .getByRole('row', { name: TIMES[slot]! })
      .getByRole('button', { name: TALENT })
      .waitFor()
    await this.#day.talentPage.reload()
    // An office that moved it waits for the talent to confirm the new time.
    await this.#day.talentPage
      .getByText(/^(You have an appointment on this date|Please confirm your time)/)
      .waitFor()
    await this.#day.talentPage.getByText(SESSION_TIMES[slot]!).waitFor()
  }

  async expectNoAppointment(): Promise<void> {
    await this.#chip.waitFor({ state: 'detached' })
    await this.#day.talentPage.reload()
    await chooseRole(this.#day.talentPage, this.#day.role)
  }

  async letTalentChange(cutoff: number): Promise<void> {
    const page = this.#schedule
    await this.#openDates()
    await page.getByRole('combobox', { name: 'Talent may change their time' }).click()
    await page.getByRole('option', { name: CUTOFFS[cutoff]! }).click()
    await this.#save()
    await this.#saved()
    await page.getByRole('link', { name: 'Schedule' }).nth(1).click()
    await page.waitForURL(/\/schedule\//)
  }

  /** Loads the page with the dates of the session in the place of the schedule. */
  async #openDates(): Promise<void> {
    const { pathname } = new URL(this.#schedule.url())
    await this.#schedule.goto(pathname.replace(/\/schedule\/.*/, ''))
  }

  async #save(): Promise<void> {
    await this.#schedule.getByRole('button', { name: 'Save' }).click()
  }

  async #saved(): Promise<void> {
    // The question leaves before the drawer of the date that it is about.
    await this.#schedule.getByRole('dialog').first().waitFor({ state: 'detached' })
    await this.#schedule.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
  }

  async cancelByStaff(): Promise<void> {
    await this.#chip.click()
    await this.#schedule.getByRole('menuitem', { name: 'Cancel appointment' }).click()
    await this.#schedule.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click()
  }

  async moveByStaff(slot: number): Promise<void> {
    await this.#chip.click()
    await this.#schedule.getByRole('menuitem', { name: 'Move to…' }).click()
    const dialog = this.#schedule.getByRole('dialog')
    await dialog.getByRole('radio', { name: TIMES[slot]! }).click()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
  }

  async cancelByTalent(): Promise<void> {
    const page = this.#day.talentPage
    await page.getByRole('button', { name: 'Cancel appointment' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel appointment' }).click()
    await page.getByRole('heading', { name: 'Your appointment is cancelled' }).waitFor()
  }

  async moveByTalent(slot: number): Promise<void> {
    const page = this.#day.talentPage
    await page.getByRole('button', { name: 'Move', exact: true }).click()
    // The slot that the talent has is not offered again.
    await page
      .getByRole('radio')
      .nth(slot - 1)
      .click()
    await page.getByRole('button', { name: 'Move my appointment' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click()
    await page.getByText('Your appointment is moved').waitFor()
  }

  async expectTold(template: string): Promise<void> {
    await this.#day.expectMail(TALENT_EMAIL, MAILS[template]!)
  }

  async #fillDate(days: number): Promise<void> {
    await this.#schedule.getByRole('list', { name: 'Dates' }).getByRole('button').last().click()
    await this.#schedule.getByLabel('Date', { exact: true }).fill(dayFromToday(DATE + days))
    await this.#schedule.keyboard.press('Tab')
    await this.#save()
  }

  async tryToMoveDate(days: number): Promise<void> {
    await this.#openDates()
    await this.#fillDate(days)
  }

  async expectTouched(appointments: number): Promise<void> {
    const question = this.#schedule.getByRole('dialog', { name: 'Save and tell the talent?' })
    await question.getByText(`${appointments} appointment`).first().waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await this.#schedule.reload()
    await this.#schedule.getByRole('link', { name: 'Schedule' }).nth(1).click()
    await this.#schedule.waitForURL(/\/schedule\//)
  }

  async moveDate(days: number, agreed: number): Promise<void> {
    await this.tryToMoveDate(days)
    const question = this.#schedule.getByRole('dialog', { name: 'Save and tell the talent?' })
    await question.getByText(`${agreed} appointment`).first().waitFor()
    await question.getByRole('button', { name: 'Save and tell' }).click()
    await this.#saved()
    this.#day.expectNothingButRefusals()
  }

  async expectLaterBy(days: number): Promise<void> {
    await this.#day.talentPage.reload()
    await this.#day.talentPage
      .getByText(dayInWords(dayFromToday(DATE + days)))
      .first()
      .waitFor()
  }
}
