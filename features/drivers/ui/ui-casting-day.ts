import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import { DESK, openBrowser, People, PHONE } from '../../support/browser.ts'
import type { CastingDayDriver } from '../../support/casting-day-driver.ts'
import { checkIn } from './check-in-page.ts'
import { LiveRoom } from './live-room.ts'
import { Office, type SessionAddress } from './office.ts'
import { signIn } from './sign-in.ts'

/** The casting day in browsers: everybody has one of their own, with Chromium's fake camera. */
export class UiCastingDay implements CastingDayDriver {
  #browser!: Browser
  #people!: People
  #office!: Office
  #room!: LiveRoom
  #project = `Corner shop ${randomUUID().slice(0, 8)}`
  #address!: SessionAddress
  #checkInLink = ''
  #phones = new Map<string, Page>()
  #kiosk!: Page

  async open(origin: string): Promise<void> {
    this.#browser = await openBrowser()
    this.#people = new People(this.#browser, origin)
  }

  async close(): Promise<void> {
    try {
      this.#people.expectNoFault()
    } finally {
      await this.#people.leave(process.env.CALLBOARD_PICTURES)
      await this.#browser.close()
    }
  }

  async #staff(who: 'director' | 'manager' | 'admin', address: string): Promise<Page> {
    const { page } = await this.#people.arrive(DESK)
    await page.goto(address)
    await signIn(page, who)
    return page
  }

  async startProject(roles: readonly string[]): Promise<void> {
    this.#office = new Office(await this.#staff('director', '/'))
    await this.#office.createProject(this.#project, roles)
  }

  async addSessionOfToday(): Promise<void> {
    this.#address = await this.#office.addSession(this.#project, 'First round', 'manager@callboard.test')
    const { uri, session } = this.#address
    this.#room = new LiveRoom(await this.#staff('manager', `/studio/${uri}/${session}`))
    await this.#room.expectEmpty()
  }

  async copyCheckInLink(): Promise<void> {
    this.#checkInLink = await this.#office.copyCheckInLink()
  }

  async checkInOnPhone(name: string, role: string): Promise<void> {
    const { page } = await this.#people.arrive(PHONE)
    this.#phones.set(name, page)
    await page.goto(this.#checkInLink)
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await checkIn(page, name, role, 'Continue to the Session')
  }

  async placeInLine(name: string): Promise<number> {
    const card = this.#phones.get(name)!.getByRole('region', { name: 'Your status' })
    const [, place] = (await card.getByText(/You are \d+/).innerText()).match(/(\d+)/)!
    return Number(place)
  }

  async checkInAtKiosk(name: string, role: string): Promise<void> {
    const { page } = await this.#people.arrive({ width: 1024, height: 1366 })
    this.#kiosk = page
    await page.goto(`${this.#checkInLink}?kiosk=true`)
    await page.getByRole('button', { name: 'Check in', exact: true }).click()
    await checkIn(page, name, role, 'Check In')
    await page.getByText(`Thank you, ${name}. You are checked in.`).waitFor()
  }

  async expectCleanKiosk(): Promise<void> {
    const page = this.#kiosk
    await page.getByRole('button', { name: 'Check in', exact: true }).click()
    expect(await page.getByLabel('First name').inputValue()).to.equal('')
    expect(await page.getByLabel('Email').inputValue()).to.equal('')
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(kept).not.to.match(/example/i)
    await page.goBack()
    expect(await page.content()).not.to.match(/ben/i)
  }

  async expectWaitingInLobby(names: readonly string[]): Promise<void> {
    await this.#room.expectWaiting(names)
  }

  async callIn(name: string): Promise<void> {
    await this.#room.callIn(name)
  }

  async expectAskedToJoin(name: string): Promise<void> {
    await this.#phones.get(name)!.getByRole('button', { name: 'Join' }).waitFor()
  }

  async expectMessages(_name: string): Promise<void> {}
  async meetInMainRoom(name: string): Promise<void> {
    await this.#phones.get(name)!.getByRole('button', { name: 'Join' }).click()
  }
  async expectToSeeEachOther(_name: string): Promise<void> {}
  async recordTake(_name: string, _seconds: number): Promise<void> {}
  async expectTakeInGroup(_seconds: number): Promise<void> {}
  async expectPlayableMp4(_seconds: number): Promise<void> {}
  async likeTake(): Promise<void> {}
  async copyGroupToNewPage(_page: string): Promise<void> {}
  async makePostingLink(_link: string): Promise<void> {}
  async openLinkAsClient(): Promise<void> {}
  async answerYesAndComment(_comment: string): Promise<void> {}
  async expectAnswerLive(_comment: string): Promise<void> {}
  async downloadTake(): Promise<void> {}
  async expectArchiveMail(): Promise<void> {}
  async openTimeFrame(_role: string): Promise<void> {}
  async bookFirstSlot(): Promise<void> {}
  async expectOnSchedule(): Promise<void> {}
  async expectPlaceTaken(): Promise<void> {}
}
