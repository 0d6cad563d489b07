import { getOwnProfile, type RequestResponse } from '@callboard/freelancers/contract'
import type { SessionView } from '@callboard/projects/contract'
import type { Locator, Page } from 'playwright-core'
import { demoEmail } from '../../support/demo-accounts.ts'
import type { Freelancer, FreelancersDriver } from '../../support/freelancers-driver.ts'
import { showProfile, toldOnce } from '../http/freelancer.ts'
import { MessageLog } from '../http/message-log.ts'
import { signIn, startSession } from '../http/office.ts'
import type { UiCastingDay } from './ui-casting-day.ts'

const STANDS: Readonly<Record<RequestResponse, string>> = {
  none: 'Not answered',
  yes: 'Yes, on hold',
  'second-hold': 'Second hold',
  no: 'Said no',
}
const ANSWERS: Readonly<Record<RequestResponse, string>> = {
  none: 'No answer',
  yes: 'Yes',
  'second-hold': 'Second Hold',
  no: 'No',
}
/** What the person's page says of them once the mail of the template is due. */
const TOLD: Readonly<Record<string, string>> = {
  FREELANCER_BOOKED: 'Booked',
  FREELANCER_RELEASED: 'Released',
  FREELANCER_FIRST_HOLD: STANDS.yes,
}

interface Asked {
  readonly name: string
  /** Open from the request on. */
  readonly page: Page
}

const button = (where: Page | Locator, name: string) => where.getByRole('button', { name, exact: true })
const stand = (where: Page | Locator, word: string) =>
  where.getByText(word, { exact: true }).first().waitFor()

/** From a request to its release: the casting director at a desk, each freelancer on a phone. */
export class UiFreelancers implements FreelancersDriver {
  readonly #day: UiCastingDay
  readonly #asked = new Map<Freelancer, Asked>()
  #session!: SessionView
  #office!: Page
  #log!: MessageLog

  constructor(day: UiCastingDay) {
    this.#day = day
  }

  async startSession(): Promise<void> {
    this.#session = await startSession(await signIn(this.#day.origin, 'director'), ['Barista'])
    this.#log = new MessageLog(await signIn(this.#day.origin, 'admin'))
    const { studio_uri, _id } = this.#session
    this.#office = await this.#day.openAsStaff('director', `/session/${studio_uri}/${_id}/find-freelancer`)
  }

  async ask(who: Freelancer): Promise<void> {
    const freelancer = await signIn(this.#day.origin, who)
    await showProfile(freelancer)
    const { first_name, last_name } = await freelancer.call(getOwnProfile, {})
    const name = `${first_name} ${last_name}`
    await this.#office.getByRole('tab', { name: 'Profiles' }).click()
    await this.#office.getByRole('searchbox', { name: 'Name' }).fill(name)
    await button(this.#office, `Invite ${name}`).click()
    const dialog = this.#office.getByRole('dialog')
    await dialog
      .getByRole('checkbox', { name: /^Session Runner on/ })
      .last()
      .check()
    await button(dialog, 'Invite').click()
    await this.#office.getByText(`${name} is asked.`).waitFor()
    const link = (await this.#mailTo(who)).match(/\/freelancer-requests\/[\w-]+/)![0]
    this.#asked.set(who, { name, page: await this.#day.openOnPhone(link, freelancer.token) })
    await stand(this.#page(who), STANDS.none)
  }

  /** @returns the words of the request */
  async #mailTo(who: Freelancer): Promise<string> {
    return await this.#log.read(await this.#told(who, 'FREELANCER_REQUEST'))
  }

  #told(who: Freelancer, template: string) {
    return toldOnce(
      this.#log,
      { template, to: demoEmail(who), session_id: this.#session._id },
      this.#day.arrived.mail,
    )
  }

  #page(who: Freelancer): Page {
    return this.#asked.get(who)!.page
  }

  /** A yes by the link of the mail, anything else by the buttons of the page. */
  async answer(who: Freelancer, response: RequestResponse): Promise<void> {
    const page = this.#page(who)
    if (response === 'yes') await page.goto((await this.#mailTo(who)).match(/http\S+\?answer=yes/)![0])
    else await button(page, ANSWERS[response]).click()
    await button(page.getByRole('dialog'), `Answer ${ANSWERS[response]}`).click()
    await this.expectAnswer(who, response)
  }

  async #row(who: Freelancer): Promise<Locator> {
    await this.#office.getByRole('tab', { name: 'Invited' }).click()
    return this.#office.getByRole('listitem', { name: this.#asked.get(who)!.name })
  }

  async book(who: Freelancer): Promise<void> {
    const row = await this.#row(who)
    await button(row, 'Book').click()
    await button(this.#office.getByRole('dialog'), 'Book').click()
    const anyway = button(this.#office, 'Book anyway')
    const booked = row.getByText('Booked', { exact: true })
    await anyway.or(booked).waitFor()
    // The demo day and other scenarios book the same people: the office knows and agrees.
    if (await anyway.isVisible()) {
      await anyway.click()
      this.#day.expectNothingButRefusals()
    }
    await booked.waitFor()
  }

  async unbook(who: Freelancer): Promise<void> {
    const row = await this.#row(who)
    await button(row, 'Unbook').click()
    await button(this.#office.getByRole('dialog'), 'Unbook').click()
    await stand(row, 'Released')
  }

  async expectBookStatus(status: string): Promise<void> {
    const page = await this.#day.openAsStaff('director', `/?studio=${this.#session.studio}`)
    const dates = page.getByRole('list', { name: `Dates of ${this.#session.name}` })
    // Behind the dates stands their zone, where it is not the reader's.
    const date = dates
      .getByRole('listitem')
      .filter({ hasText: /\d:\d\d/ })
      .last()
    await date.waitFor()
    // That somebody runs a date has no word. The project follows what becomes of a booking.
    await date.getByText('Hold', { exact: true }).waitFor({ state: status === 'Hold' ? 'visible' : 'hidden' })
    await page.close()
  }

  /** On the pages of both, without loading them again. */
  async expectAnswer(who: Freelancer, answer: RequestResponse): Promise<void> {
    await stand(this.#page(who), STANDS[answer])
    await stand(await this.#row(who), STANDS[answer])
  }

  /** The person's page says so as well, without loading it again. */
  async expectToldOnce(who: Freelancer, template: string): Promise<void> {
    await stand(this.#page(who), TOLD[template]!)
    await this.#told(who, template)
  }
}
