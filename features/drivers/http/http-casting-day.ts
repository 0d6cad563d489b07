import type { PostingLink, PostingPageSummary } from '@callboard/posting/contract'
import type { ProjectView, SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import type { RunningProduct } from '../../peers/running-product.ts'
import type { CastingDayDriver } from '../../support/casting-day-driver.ts'
import { demoEmail } from '../../support/demo-accounts.ts'
import { archiveAddress, expectTakeInArchive } from '../../support/take-archive.ts'
import type { ApiClient } from './api-client.ts'
import { BookingPage } from './booking-page.ts'
import { CheckInLink } from './check-in-link.ts'
import { ClientLobby } from './client-lobby.ts'
import { LiveClient } from './live-client.ts'
import { LiveRoom } from './live-room.ts'
import { Meeting } from './meeting.ts'
import { MessageLog } from './message-log.ts'
import { signIn, signUpTalent } from './office.ts'
import { ClientPage, StaffPage } from './posting-page.ts'
import { ProjectOffice } from './project-office.ts'
import { Schedule } from './schedule.ts'
import type { StatusPage } from './status-page.ts'
import { VideoReview } from './video-review.ts'

/** The casting day over HTTP and sockets alone, like any other client of the API. */
export class HttpCastingDay implements CastingDayDriver {
  #origin = ''
  #arrived!: RunningProduct['arrived']
  #director!: ApiClient
  #manager!: ApiClient
  #log!: MessageLog
  #lives: LiveClient[] = []
  #office!: ProjectOffice
  #project!: ProjectView
  #session!: SessionView
  #room!: LiveRoom
  #link!: CheckInLink
  #talent = new Map<string, StatusPage>()
  #kioskReply: object = {}
  #clientLobby!: ClientLobby
  #meeting!: Meeting
  #review!: VideoReview
  #page!: PostingPageSummary
  #postingLink!: PostingLink
  #clientPage!: ClientPage
  #staffPage!: StaffPage
  #schedule!: Schedule

  async open({ origin, arrived }: RunningProduct): Promise<void> {
    this.#origin = origin
    this.#arrived = arrived
    const staff = ['director', 'manager', 'admin'] as const
    const [director, manager, admin] = await Promise.all(staff.map((who) => signIn(origin, who)))
    this.#director = director!
    this.#manager = manager!
    this.#office = new ProjectOffice(director!)
    this.#log = new MessageLog(admin!)
  }

  async close(): Promise<void> {
    for (const live of this.#lives) live.close()
  }

  /** Shared context of the drivers of parts of the day. */
  get desk() {
    return {
      origin: this.#origin,
      arrived: this.#arrived,
      director: this.#director,
      office: this.#office,
      log: this.#log,
      link: this.#link,
      session: this.#session,
      schedule: this.#schedule,
    }
  }

  /** @returns a live connection until the end of the scenario */
  connect(client: ApiClient): LiveClient {
    const live = new LiveClient(this.#origin, client.token!)
    this.#lives.push(live)
    return live
  }

  async startProject(roles: readonly string[]): Promise<void> {
    this.#project = await this.#office.startProject(roles)
  }

  async addSession(days: number): Promise<void> {
    this.#session = await this.#office.addSession(this.#project, days)
    this.#room = await LiveRoom.open(this.#manager, this.connect(this.#manager), this.#session._id)
  }

  async copyCheckInLink(): Promise<void> {
    this.#link = new CheckInLink(this.#origin, this.#project, this.#session)
  }

  async checkInOnPhone(name: string, role: string): Promise<void> {
    await this.#link.expectOpen()
    const page = await this.#link.onPhone(name, role, (client) => this.connect(client))
    this.#talent.set(name, page)
  }

  async placeInLine(name: string): Promise<number> {
    return await this.#talent.get(name)!.placeInLine()
  }

  async checkInAtKiosk(name: string, role: string): Promise<void> {
    this.#kioskReply = await this.#link.atKiosk(name, role)
  }

  async expectCleanKiosk(): Promise<void> {
    expect(this.#kioskReply).to.have.property('page_key', null)
  }

  async expectWaitingInLobby(names: readonly string[]): Promise<void> {
    await this.#room.expectWaiting(names)
  }

  async openLobbyAsClient(): Promise<void> {
    const client = await signIn(this.#origin, 'client')
    this.#clientLobby = await ClientLobby.open(client, this.connect(client), this.#session._id)
  }

  async expectClientSees(names: readonly string[]): Promise<void> {
    await this.#clientLobby.expectToSee(names)
  }

  async callIn(name: string): Promise<void> {
    await this.#room.callIn(name)
  }

  async expectPlaceInLine(name: string, place: number): Promise<void> {
    await this.#talent.get(name)!.expectPlaceInLine(place)
  }

  async addToGroup(name: string): Promise<void> {
    await this.#room.addToGroup(this.#talent.get(name)!.record)
  }

  async answerYesFor(name: string): Promise<void> {
    await this.#clientLobby.answerYes(this.#talent.get(name)!.record)
  }

  async expectYesFor(name: string): Promise<void> {
    await this.#room.expectYes(this.#talent.get(name)!.record)
  }

  async expectAskedToJoin(name: string): Promise<void> {
    await this.#talent.get(name)!.expectAskedToJoin()
  }

  async expectMessages(name: string): Promise<void> {
    const { record } = this.#talent.get(name)!
    const arrived = { CHECK_IN_EMAIL: this.#arrived.mail, YOUR_TURN_TEXT: this.#arrived.text }
    for (const [template, state] of Object.entries(arrived))
      await this.#log.arrived(template, state, { record_id: record })
  }

  async meetInMainRoom(name: string): Promise<void> {
    this.#meeting = await Meeting.of(this.#session._id, this.#room, this.#talent.get(name)!)
  }

  async expectToSeeEachOther(): Promise<void> {
    await this.#meeting.expectToSeeEachOther()
  }

  async recordTake(name: string, seconds: number): Promise<void> {
    await this.#room.recordTake(this.#talent.get(name)!, seconds)
  }

  async expectTakeInGroup(seconds: number): Promise<void> {
    this.#review = new VideoReview(this.#origin, this.#manager, await this.#room.finishedTake())
    await this.#review.expectTakeInGroup(seconds)
  }

  async expectPlayableMp4(seconds: number): Promise<void> {
    await this.#review.expectPlayableMp4(seconds)
  }

  async likeTake(): Promise<void> {
    await this.#review.like()
  }

  async copyGroupToNewPage(page: string): Promise<void> {
    this.#page = await this.#review.copyToNewPage(page)
    this.#staffPage = await StaffPage.open(this.#manager, this.connect(this.#manager), this.#page._id)
  }

  async makePostingLink(name: string): Promise<void> {
    this.#postingLink = await this.#review.makeLink(name, this.#page)
  }

  async openLinkAsClient(): Promise<void> {
    this.#clientPage = await ClientPage.open(this.#origin, this.#postingLink._id)
    await this.#clientPage.expectPlaying(this.#origin)
  }

  async answerYesAndComment(comment: string): Promise<void> {
    await this.#clientPage.answer('yes')
    await this.#clientPage.comment(comment)
  }

  async expectAnswerLive(comment: string): Promise<void> {
    await this.#staffPage.expectAnswer('yes', comment)
  }

  async downloadTake(): Promise<void> {
    await this.#review.download()
  }

  async expectArchiveMail(): Promise<void> {
    const about = { session_id: this.#session._id }
    const message = await this.#log.arrived('ARCHIVE_READY', this.#arrived.mail, about)
    const zip = await fetch(archiveAddress(await this.#log.read(message)))
    await expectTakeInArchive(await zip.bytes())
  }

  async openTimeFrame(role: string): Promise<void> {
    // Tomorrow: at any hour of the day the slots of today might have passed.
    this.#session = await this.#office.addTomorrow(this.#session)
    this.#schedule = await Schedule.open(this.#director, this.connect(this.#director), this.#session, role)
  }

  async bookFirstSlot(): Promise<void> {
    const talent = await signIn(this.#origin, 'talent')
    await new BookingPage(talent, this.#schedule.frame).bookFirst()
  }

  async expectOnSchedule(): Promise<void> {
    await this.#schedule.expectBooked(demoEmail('talent'))
  }

  async expectPlaceTaken(): Promise<void> {
    const other = await signUpTalent(this.#origin, 'Tom')
    await new BookingPage(other, this.#schedule.frame).expectFirstTaken(demoEmail('talent'))
  }
}
