import { updateLink } from '@callboard/posting/contract'
import { getSession } from '@callboard/projects/contract'
import type { Locator, Page } from 'playwright-core'
import type { PicksDriver } from '../../support/picks-driver.ts'
import { dayFromToday } from '../../support/today.ts'
import { type CastingScene, castingScene } from '../http/casting-scene.ts'
import { MessageLog as SentMessages } from '../http/message-log.ts'
import { signIn } from '../http/office.ts'
import { ownLinkOf } from '../http/own-link.ts'
import { MessageLog } from './message-log.ts'
import { PostingPage } from './posting-page.ts'
import type { UiCastingDay } from './ui-casting-day.ts'

const SHUT = 'This link does not work any more.'

/** From a posting link to a callback: the client on a phone, the casting director at a desk. */
export class UiPicks implements PicksDriver {
  readonly #day: UiCastingDay
  #scene!: CastingScene
  #link = ''
  #studio = ''
  #board!: Page
  #projects!: Page
  #watching!: Page

  constructor(day: UiCastingDay) {
    this.#day = day
  }

  async postTake(name: string): Promise<void> {
    this.#link = name
    this.#scene = await castingScene(this.#day.origin)
    const director = await signIn(this.#day.origin, 'director')
    const { studio } = await director.call(getSession, { id: this.#scene.session })
    const { uri, link, posting } = this.#scene.places
    await director.call(updateLink, { id: studio, link, name, posting_pages: [posting] })
    this.#studio = studio
    this.#board = await this.#day.openAsStaff('director', `/picks/${uri}`)
    await this.#board.getByText('0 of 1 answered').waitFor()
    this.#projects = await this.#day.openAsStaff('director', `/?studio=${studio}`)
  }

  async sayYesAsClient(): Promise<void> {
    const { token } = await signIn(this.#day.origin, 'client')
    const page = new PostingPage(await this.#day.openOnPhone(this.#scene.postingLink, token))
    await page.open('Ana Example')
    await page.answer('Yes')
  }

  async expectYesOnBoard(): Promise<void> {
    await this.#board.getByText('1 of 1 answered').waitFor()
  }

  async makeCallback(place: string, days: number): Promise<void> {
    await this.#board.getByRole('button', { name: 'Select 1 with a yes' }).click()
    await this.#board.getByRole('button', { name: 'Create callback' }).click()
    const drawer = this.#board.getByRole('dialog', { name: 'Create callback' })
    const [year, month, date] = dayFromToday(days).split('-')
    await drawer.getByLabel('Date').fill(`${month}/${date}/${year}`)
    await drawer.getByLabel('Place').fill(place)
    await drawer.getByText('10:00 AM').waitFor()
    await drawer.getByRole('button', { name: 'Create and invite 1' }).click()
  }

  async expectInvited(): Promise<void> {
    await this.#board.getByText('1 of 1 booked').waitFor()
    await this.#board.getByText('Ana Example').first().waitFor()
    const log = new MessageLog(await this.#day.openAsStaff('admin', '/callboard-admin?tab=messages'))
    await log.expectArrived('ana-', 'Appointment confirmed', this.#day.arrived.mail)
  }

  async #peopleOfLink(entry: string): Promise<Locator> {
    await this.#projects.getByRole('button', { name: `More for ${this.#link}` }).click()
    await this.#projects.getByRole('menuitem', { name: entry }).click()
    return this.#projects.getByRole('dialog', { name: this.#link })
  }

  async sendLink(email: string): Promise<void> {
    const dialog = await this.#peopleOfLink('Send by e-mail')
    await dialog.getByRole('combobox', { name: 'Recipients' }).fill(`${email} `)
    await dialog.getByRole('button', { name: 'Send link' }).click()
    const end =
      this.#day.arrived.mail === 'kept' ? '1 e-mail is kept in the message log.' : '1 e-mail is on the way.'
    await dialog.getByText(end).waitFor()
    await dialog.getByRole('button', { name: 'Done' }).click()
  }

  async sayYesByOwnLink(): Promise<void> {
    const log = new SentMessages(await signIn(this.#day.origin, 'admin'))
    const { mail: state } = this.#day.arrived
    const mail = await log.arrived('SHARE_POSTING_LINK', state, { project_id: this.#studio })
    const { uri } = this.#scene.places
    const path = `/posting-link-page/${uri}/${ownLinkOf(await log.read(mail))}`
    const page = new PostingPage(await this.#day.openOnPhone(path))
    await page.open('Ana Example')
    await page.answer('Yes')
  }

  async expectRecipient(name: string, answers: number): Promise<void> {
    const dialog = await this.#peopleOfLink('Recipients and views')
    const row = dialog.getByRole('listitem').filter({ hasText: name })
    await row.getByText(answers === 1 ? '1 answer' : `${answers} answers`).waitFor()
  }

  async watchByLink(): Promise<void> {
    this.#watching = await this.#day.openOnPhone(this.#scene.postingLink)
    await this.#watching.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
  }

  async #choose(action: string, told: string): Promise<void> {
    await this.#projects.getByRole('button', { name: `More for ${this.#link}` }).click()
    await this.#projects.getByRole('menuitem', { name: action }).click()
    await this.#projects.getByText(`${this.#link} ${told}`).waitFor()
  }

  async holdLinkBack(): Promise<void> {
    await this.#choose('Hold back', 'opens nothing until you let it.')
  }

  async expectLinkShut(): Promise<void> {
    const late = await this.#day.openOnPhone(this.#scene.postingLink)
    await late.getByRole('heading', { name: SHUT }).waitFor()
    await this.#watching.getByRole('heading', { name: SHUT }).waitFor()
    this.#day.expectNothingButRefusals()
  }

  async letLinkOpen(): Promise<void> {
    await this.#choose('Let it open again', 'opens again.')
  }

  async expectLinkOpen(): Promise<void> {
    const page = await this.#day.openOnPhone(this.#scene.postingLink)
    await page.getByRole('heading', { name: 'Picks', level: 1 }).waitFor()
    // The page that watched asks more than once; the last refusal may arrive after its words are shown.
    this.#day.expectNothingButRefusals()
  }
}
