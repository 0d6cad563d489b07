import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { Browser, Locator, Page } from 'playwright-core'
import type { RunningProduct } from '../../peers/running-product.ts'
import { DESK, KIOSK, People, PHONE, REFUSED } from '../../support/browser.ts'
import type { CastingDayDriver } from '../../support/casting-day-driver.ts'
import { probeVideo } from '../../support/recorded-take.ts'
import { archiveAddress, expectTakeInArchive } from '../../support/take-archive.ts'
import { signIn as signInByHttp } from '../http/office.ts'
import { chooseRole, confirmTime } from './booking-page.ts'
import { checkIn } from './check-in-page.ts'
import { ClientLobby } from './client-lobby.ts'
import { Kiosk } from './kiosk.ts'
import { LiveRoom } from './live-room.ts'
import { MessageLog } from './message-log.ts'
import { Office, type SessionAddress } from './office.ts'
import { PostingPage } from './posting-page.ts'
import { Schedule } from './schedule.ts'
import { signIn } from './sign-in.ts'
import { joinOn } from './status-page.ts'
import { expectMoving } from './video.ts'
import { VideoReview } from './video-review.ts'

/** The casting day in browsers: each person has a browser context of their own, with Chromium's fake camera. */
export class UiCastingDay implements CastingDayDriver {
  #origin = ''
  readonly #browser: Browser
  #people!: People
  #office!: Office
  #room!: LiveRoom
  #project = `Corner shop ${randomUUID().slice(0, 8)}`
  #address!: SessionAddress
  #checkInLink = ''
  #phones = new Map<string, Page>()
  #clientLobby!: ClientLobby
  #kiosk!: Kiosk
  #log!: MessageLog
  /** When Record was pressed, and the seconds from then until the take was there, as they took on this machine. */
  #began = 0
  #longest = 0
  #group = ''
  #review!: VideoReview
  #link = ''
  #client!: PostingPage
  #staffView!: PostingPage
  #bookingLink = ''
  #role = ''
  #talentPage!: Page
  #arrived!: RunningProduct['arrived']
  #mails!: RunningProduct['mails']
  /** the first free time on a booking page that stays open all along */
  #firstTime!: Locator

  constructor(browser: Browser) {
    this.#browser = browser
  }

  async open({ origin, arrived, mails }: RunningProduct): Promise<void> {
    this.#origin = origin
    this.#arrived = arrived
    this.#mails = mails
    this.#people = new People(this.#browser, origin)
  }

  /** @throws Error with every error of a page that no step asked for */
  expectNoFault(): void {
    this.#people.expectNoFault()
  }

  /** Writes a picture of every open page into a folder, and what the pages said to their consoles. */
  keep(folder: string): Promise<void> {
    return this.#people.keep(folder)
  }

  async close(): Promise<void> {
    if (process.env.CALLBOARD_PICTURES) await this.keep(process.env.CALLBOARD_PICTURES)
    await this.#people.leave()
  }

  /** A step asked for a refusal, which the browser reports as a fault of the page. */
  expectNothingButRefusals(): void {
    this.#people.expectNoFault(REFUSED)
  }

  async #staff(who: 'director' | 'manager' | 'admin', address: string): Promise<Page> {
    const { token } = await signInByHttp(this.#origin, who)
    const page = await this.#people.arrive(DESK, token)
    await page.goto(address)
    return page
  }

  async startProject(roles: readonly string[]): Promise<void> {
    this.#office = new Office(await this.#staff('director', '/'))
    await this.#office.createProject(this.#project, roles)
  }

  async addSession(days: number): Promise<void> {
    const manager = 'manager@callboard.test'
    this.#address = await this.#office.addSession(this.#project, 'First round', manager, days)
    const { uri, session } = this.#address
    this.#room = new LiveRoom(await this.#staff('manager', `/studio/${uri}/${session}`))
    await this.#room.expectEmpty()
  }

  /** @returns a phone on which a page is open. @param token of who is signed in on it */
  async openOnPhone(address: string, token?: string): Promise<Page> {
    const page = await this.#people.arrive(PHONE, token)
    await page.goto(address)
    return page
  }

  /** @returns a desk of staff on which a page is open */
  openAsStaff(who: 'director' | 'admin', address: string): Promise<Page> {
    return this.#staff(who, address)
  }

  /** @returns a phone on which the check-in page is open */
  async openCheckIn(): Promise<Page> {
    return await this.openOnPhone(this.#checkInLink)
  }

  /** The live room of the session, open all along. */
  get room(): LiveRoom {
    return this.#room
  }

  async copyCheckInLink(): Promise<void> {
    this.#checkInLink = await this.#office.copyCheckInLink()
  }

  async checkInOnPhone(name: string, role: string): Promise<void> {
    const page = await this.openCheckIn()
    this.#phones.set(name, page)
    await page.getByRole('button', { name: 'Check in', exact: true }).click()
    await checkIn(page, name, role, 'Continue to the Session')
  }

  async placeInLine(name: string): Promise<number> {
    const card = this.#phones.get(name)!.getByRole('region', { name: 'Your status' })
    const [, place] = (await card.getByText(/You are \d+/).textContent())!.match(/(\d+)/)!
    return Number(place)
  }

  async checkInAtKiosk(name: string, role: string): Promise<void> {
    this.#kiosk = new Kiosk(await this.#people.arrive(KIOSK))
    await this.#kiosk.page.goto(`${this.#checkInLink}?kiosk=true`)
    await this.#kiosk.checkIn(name, role)
  }

  async expectCleanKiosk(): Promise<void> {
    await this.#kiosk.expectClean()
  }

  async expectWaitingInLobby(names: readonly string[]): Promise<void> {
    await this.#room.expectWaiting(names)
  }

  async openLobbyAsClient(): Promise<void> {
    const { token } = await signInByHttp(this.#origin, 'client')
    const page = await this.#people.arrive(DESK, token)
    const { uri, session } = this.#address
    await page.goto(`/studio/${uri}/${session}`)
    this.#clientLobby = new ClientLobby(page)
    await this.#clientLobby.expectEmpty()
  }

  async expectClientSees(names: readonly string[]): Promise<void> {
    await this.#clientLobby.expectToSee(names)
  }

  async callIn(name: string): Promise<void> {
    await this.#room.callIn(name)
  }

  async expectPlaceInLine(name: string, place: number): Promise<void> {
    const card = this.#phones.get(name)!.getByRole('region', { name: 'Your status' })
    await card.getByText(`You are ${place}`).waitFor()
  }

  async addToGroup(name: string): Promise<void> {
    await this.#room.addToGroup(name)
  }

  async answerYesFor(name: string): Promise<void> {
    await this.#clientLobby.answerYes(name)
  }

  async expectYesFor(name: string): Promise<void> {
    await this.#room.expectAnswer(name, '1 Yes')
  }

  async expectAskedToJoin(name: string): Promise<void> {
    await this.#phones.get(name)!.getByRole('button', { name: 'Join' }).waitFor()
  }

  async expectMessages(name: string): Promise<void> {
    this.#log = new MessageLog(await this.#staff('admin', '/callboard-admin?tab=messages'))
    await this.#log.expectArrived(`${name.toLowerCase()}@example.com`, 'Check-in', this.#arrived.mail)
    // Where nothing is sent, the room says so and promises no text.
    if (this.#arrived.text === 'kept') await this.#room.page.getByText('No texts go out').waitFor()
    else await this.#log.expectArrived('+13105550142', 'Your turn', this.#arrived.text)
  }

  async meetInMainRoom(name: string): Promise<void> {
    await joinOn(this.#phones.get(name)!)
  }

  async expectToSeeEachOther(name: string): Promise<void> {
    await this.#room.page.getByRole('button', { name: 'Start camera' }).click()
    await this.#room.expectToSee(name)
    await expectMoving(this.#phones.get(name)!, 'Marco Reyes')
  }

  async recordTake(name: string, seconds: number): Promise<void> {
    this.#group = `${name} Example`
    await this.#room.addToGroup(name)
    this.#began = performance.now()
    await this.#room.record(name, seconds)
  }

  async expectTakeInGroup(seconds: number): Promise<void> {
    const [minutes, rest] = (await this.#room.finishedTake(this.#group)).split(':').map(Number)
    this.#longest = (performance.now() - this.#began) / 1000
    // The card tells whole seconds.
    expect(minutes! * 60 + rest!).to.be.within(seconds - 1, this.#longest)
  }

  async expectPlayableMp4(seconds: number): Promise<void> {
    this.#review = new VideoReview(await this.#room.openReview())
    await this.#goHome()
    await this.#review.openGroup(this.#group)
    const played = await this.#review.playAndSeek()
    expect(played.seconds).to.be.within(seconds - 1, this.#longest)
    const bytes = await (await this.#review.page.request.get(played.address)).body()
    const video = await probeVideo(bytes)
    expect(video).to.include({ codec: 'h264', fastStart: true })
    expect(video.container).to.include('mp4')
  }

  /** Closes pages that are no longer needed: five pages that show moving pictures would slow the rest. */
  async #goHome(): Promise<void> {
    const done = [...this.#phones.values(), this.#kiosk.page, this.#room.page]
    await Promise.all(done.map((page) => page.close()))
  }

  async likeTake(): Promise<void> {
    await this.#review.like()
  }

  async copyGroupToNewPage(page: string): Promise<void> {
    await this.#review.closeGroup()
    await this.#review.select(this.#group)
    await this.#review.copyToNewPage(page)
  }

  async makePostingLink(link: string): Promise<void> {
    this.#link = await this.#review.makeLink(link)
  }

  async openLinkAsClient(): Promise<void> {
    const page = await this.#people.arrive(DESK)
    await page.goto(this.#link)
    await page.getByRole('button', { name: 'Sign in' }).first().click()
    await signIn(page, 'client')
    this.#client = new PostingPage(page)
    await this.#client.open(this.#group)
    await this.#client.expectPlaying()

    const staff = await this.#office.page.context().newPage()
    await staff.goto(new URL(page.url()).pathname)
    this.#staffView = new PostingPage(staff)
    await this.#staffView.open(this.#group)
  }

  async answerYesAndComment(comment: string): Promise<void> {
    await this.#client.answer('Yes')
    await this.#client.comment(comment)
  }

  async expectAnswerLive(comment: string): Promise<void> {
    await this.#staffView.expectAnswer('Clara Lindqvist', 'Yes', comment)
  }

  async downloadTake(): Promise<void> {
    await this.#review.closeGroup()
    await this.#review.select(this.#group)
    await this.#review.download()
  }

  async expectArchiveMail(): Promise<void> {
    const to = 'manager@callboard.test'
    await this.#log.expectArrived(to, 'Download ready', this.#arrived.mail)
    const address = archiveAddress(await this.#log.read(to, 'Download ready'))
    await expectTakeInArchive(await (await this.#log.page.request.get(address)).body())
  }

  async openTimeFrame(role: string): Promise<void> {
    await this.#office.addTomorrow(this.#address)
    const schedule = new Schedule(this.#office.page)
    await schedule.addTimeFrame(role)
    this.#bookingLink = await schedule.copyBookingLink()
    this.#role = role
  }

  async bookFirstSlot(): Promise<void> {
    const other = await this.#people.arrive(PHONE)
    await other.goto(this.#bookingLink)
    await chooseRole(other, this.#role)
    const first = await other.getByRole('radio').first().getAttribute('aria-label')
    this.#firstTime = other.getByRole('radio', { name: first!, exact: true })

    this.#talentPage = await this.#people.arrive(PHONE)
    await this.#talentPage.goto('/auth')
    await signIn(this.#talentPage, 'talent')
    await this.#talentPage.goto(this.#bookingLink)
    await chooseRole(this.#talentPage, this.#role)
    await confirmTime(this.#talentPage, 0)
  }

  /** The phone of the talent who booked, with the booking page open. */
  get talentPage(): Page {
    return this.#talentPage
  }

  /** The casting director's page, with the schedule open. */
  get staffPage(): Page {
    return this.#office.page
  }

  get role(): string {
    return this.#role
  }

  get origin(): string {
    return this.#origin
  }

  get arrived(): RunningProduct['arrived'] {
    return this.#arrived
  }

  get mails(): RunningProduct['mails'] {
    return this.#mails
  }

  /** @returns a phone with the booking page open. @param token of the talent who is signed in on it */
  async openBooking(token: string | undefined): Promise<Page> {
    return await this.openOnPhone(this.#bookingLink, token)
  }

  /** Waits for a mail about this project in the message log. */
  async expectMail(to: string, name: string): Promise<void> {
    const log = new MessageLog(await this.#staff('admin', '/callboard-admin?tab=messages'))
    await log.expectNewest(to, name, this.#project)
  }

  async expectOnSchedule(): Promise<void> {
    await this.#office.page.getByText('Theo Marsh').waitFor()
  }

  async expectPlaceTaken(): Promise<void> {
    await this.#firstTime.waitFor({ state: 'detached' })
  }
}
