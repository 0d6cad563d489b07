import { createHash, randomUUID } from 'node:crypto'
import { searchUsers } from '@callboard/accounts/contract'
import { getMessage, listMessages, type MessageRow } from '@callboard/admin/contract'
import type { MeetingDelivery, MeetingPeer } from '@callboard/core/http-contract'
import {
  actOnRecord,
  addToGroup,
  getCheckInPage,
  getLobby,
  getStatus,
  joinMeeting,
  type LobbyRecord,
  lineMoved,
  meetingRoom,
  recordChanged,
  sessionRoom,
  statusChanged,
  talentRoom,
  talentSessionRoom,
} from '@callboard/lobby/contract'
import {
  addComment,
  addLink,
  commentRef,
  copyToPage,
  feedbackPage,
  getLink,
  getPage,
  giveFeedback,
  listComments,
  type PostingLink,
  type PostingPageSummary,
  type PostingPageView,
  pageRoom,
} from '@callboard/posting/contract'
import {
  createProject,
  createSession,
  type ProjectView,
  type SessionView,
  updateSession,
} from '@callboard/projects/contract'
import {
  confirmPiece,
  finishTake,
  getReview,
  likeVideo,
  pieceAddresses,
  requestArchive,
  startLocalRecording,
  startTakes,
  stopLocalRecording,
  stopTakes,
  takeStarted,
  type VideoView,
  videoUpdated,
} from '@callboard/review/contract'
import {
  addTimeFrame,
  bookSlot,
  listAvailability,
  scheduleChanged,
  scheduleRoom,
  type TimeFrame,
} from '@callboard/scheduling/contract'
import { expect } from 'chai'
import type { RunningProduct } from '../../../ops/services/running-product.ts'
import type { CastingDayDriver } from '../../support/casting-day-driver.ts'
import { demoEmail } from '../../support/demo-accounts.ts'
import { readStoredZip } from '../../support/read-zip.ts'
import { probeVideo, recordedPieces } from '../../support/recorded-take.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import { ApiClient, Refusal } from './api-client.ts'
import { LiveClient } from './live-client.ts'
import { prepareCheckIn, signIn, signUpTalent } from './office.ts'

interface CheckedInTalent {
  readonly recordId: string
  readonly page: ApiClient
  readonly live: LiveClient
}

/** The casting day over HTTP and sockets alone: what any other client of the API could do. */
export class HttpCastingDay implements CastingDayDriver {
  #origin = ''
  #arrivedMail!: RunningProduct['arrivedMail']
  #director!: ApiClient
  #manager!: ApiClient
  #admin!: ApiClient
  #client!: ApiClient
  #lobby!: LiveClient
  #lives: LiveClient[] = []
  #project!: ProjectView
  #session!: SessionView
  #talent = new Map<string, CheckedInTalent>()
  #kioskReply: object = {}
  #peers: readonly MeetingPeer[] = []
  #video!: VideoView
  #page!: PostingPageSummary
  #link!: PostingLink
  #view!: PostingPageView
  #staffOnPage!: LiveClient
  #frame!: TimeFrame
  #schedule!: LiveClient

  async open({ origin, arrivedMail }: RunningProduct): Promise<void> {
    this.#origin = origin
    this.#arrivedMail = arrivedMail
    ;[this.#director, this.#manager, this.#admin] = await Promise.all([
      signIn(origin, 'director'),
      signIn(origin, 'manager'),
      signIn(origin, 'admin'),
    ])
  }

  async close(): Promise<void> {
    for (const live of this.#lives) live.close()
  }

  #connect(client: ApiClient): LiveClient {
    const live = new LiveClient(this.#origin, client.token!)
    this.#lives.push(live)
    return live
  }

  async startProject(roles: readonly string[]): Promise<void> {
    this.#project = await this.#director.call(createProject, {
      name: `Corner shop ${randomUUID().slice(0, 8)}`,
      project_roles: [...roles],
    })
  }

  async addSessionOfToday(): Promise<void> {
    const created = await this.#director.call(createSession, {
      name: 'First round',
      studio: this.#project._id,
      time_zone: ZONE,
      dates: [{ date: dayFromToday(0), start_time: '10:00', location_type: 'Virtual' }],
    })
    const [manager] = await this.#director.call(searchUsers, { email: demoEmail('manager') })
    const [date] = created.dates
    this.#session = await this.#director.call(updateSession, {
      id: created._id,
      version: created.version,
      dates: [
        {
          _id: date!._id,
          date: date!.date,
          start_time: date!.start_time,
          location_type: date!.location_type,
          managers: [manager!._id],
        },
      ],
    })
    expect(this.#session.dates[0]!.book_status).to.equal('Book')
    this.#lobby = this.#connect(this.#manager)
    await this.#lobby.join(sessionRoom, this.#session._id)
  }

  async copyCheckInLink(): Promise<void> {
    const page = await new ApiClient(this.#origin).call(getCheckInPage, this.#onboard)
    expect(page.state).to.equal('open')
    expect(page.roles).to.deep.equal(this.#project.project_roles)
  }

  get #onboard() {
    return { uri: this.#project.uri, session: this.#session._id }
  }

  async #checkIn(name: string, role: string, kiosk: boolean) {
    const { submit } = await prepareCheckIn(this.#origin, this.#onboard, name, role)
    return await submit(kiosk)
  }

  async checkInOnPhone(name: string, role: string): Promise<void> {
    const reply = await this.#checkIn(name, role, false)
    const page = new ApiClient(this.#origin, reply.page_key!)
    const live = this.#connect(page)
    await live.join(talentRoom, reply.record_id)
    await live.join(talentSessionRoom, this.#session._id)
    this.#talent.set(name, { recordId: reply.record_id, page, live })
  }

  async placeInLine(name: string): Promise<number> {
    const { page, recordId } = this.#talent.get(name)!
    const status = await page.call(getStatus, { id: recordId })
    expect(status.state).to.equal('waiting')
    return status.place!
  }

  async checkInAtKiosk(name: string, role: string): Promise<void> {
    this.#kioskReply = await this.#checkIn(name, role, true)
  }

  async expectCleanKiosk(): Promise<void> {
    expect(this.#kioskReply).to.have.property('page_key', null)
    // Who waits already learns that one more has come, and nothing about them.
    expect(await this.#talent.get('Ana')!.live.heard(lineMoved)).to.deep.equal({})
  }

  async expectWaitingInLobby(names: readonly string[]): Promise<void> {
    for (const name of names)
      await this.#lobby.heard<LobbyRecord>(
        recordChanged,
        (record) => record.first_name === name && record.state === 'waiting',
      )
    const { records } = await this.#manager.call(getLobby, { id: this.#session._id })
    expect(records.map((record) => record.first_name)).to.deep.equal(names)
    expect(records.every((record) => record.photo_url !== null)).to.equal(true)
  }

  async #record(name: string): Promise<LobbyRecord> {
    const { records } = await this.#manager.call(getLobby, { id: this.#session._id })
    return records.find((record) => record.first_name === name)!
  }

  async callIn(name: string): Promise<void> {
    const { _id, version } = await this.#record(name)
    const called = await this.#manager.call(actOnRecord, { id: _id, action: 'call-in', version })
    expect(called.state).to.equal('in_casting')
  }

  async expectAskedToJoin(name: string): Promise<void> {
    const { page, live, recordId } = this.#talent.get(name)!
    await live.heard<{ state: string }>(statusChanged, ({ state }) => state === 'in_casting')
    expect(await page.call(getStatus, { id: recordId })).to.include({ state: 'in_casting', join: 'main' })
  }

  /** The log fills a moment after the act that promised the message, and once more when its provider reports. */
  async #messageAbout(wanted: (message: MessageRow) => boolean): Promise<MessageRow> {
    for (;;) {
      const { messages } = await this.#admin.call(listMessages, { take: 50 })
      const found = messages.find((message) => wanted(message))
      if (found) return found
      await new Promise(setImmediate)
    }
  }

  async expectMessages(name: string): Promise<void> {
    const { recordId } = this.#talent.get(name)!
    const arrived = { CHECK_IN_EMAIL: this.#arrivedMail, YOUR_TURN_TEXT: 'delivered' }
    for (const [template, state] of Object.entries(arrived))
      await this.#messageAbout(
        (row) => row.about.record_id === recordId && row.template === template && row.state === state,
      )
  }

  async meetInMainRoom(name: string): Promise<void> {
    const { page, live } = this.#talent.get(name)!
    for (const [client, socket] of [
      [this.#manager, this.#lobby],
      [page, live],
    ] as const) {
      const ticket = await client.call(joinMeeting, { session: this.#session._id, room: 'main' })
      expect(ticket.kind).to.equal('builtin')
      const reply = await socket.socket.emitWithAck('meeting-join', {
        room: `${meetingRoom.prefix}:${ticket.room}`,
        display: ticket.display,
      })
      expect(reply, JSON.stringify(reply)).to.include({ ok: true })
      // The last to enter is told who was there.
      this.#peers = reply.peers
    }
  }

  async expectToSeeEachOther(name: string): Promise<void> {
    const delivered = (live: LiveClient) =>
      new Promise<MeetingDelivery>((heard) => {
        live.socket.once('meeting-signal', heard)
      })
    const { live: talent } = this.#talent.get(name)!
    const offered = delivered(this.#lobby)
    talent.socket.emit('meeting-signal', { to: this.#peers[0]!.id, data: 'offer' })
    const { from, data } = await offered
    expect(data).to.equal('offer')
    const answered = delivered(talent)
    this.#lobby.socket.emit('meeting-signal', { to: from, data: 'answer' })
    expect(await answered).to.include({ data: 'answer' })
  }

  async recordTake(name: string, seconds: number): Promise<void> {
    const { page, live, recordId } = this.#talent.get(name)!
    await this.#manager.call(addToGroup, { id: recordId })
    await this.#manager.call(startTakes, { session: this.#session._id })
    const { take } = await live.heard<{ take: string }>(startLocalRecording)
    await page.call(takeStarted, { id: take, mime_type: 'video/webm;codecs=h264,opus' })
    const pieces = await recordedPieces(seconds)
    const { addresses } = await page.call(pieceAddresses, { id: take, from: 1, count: pieces.length })
    for (const [index, { piece, url }] of addresses.entries()) {
      const bytes = pieces[index]!
      const stored = await fetch(new URL(url, this.#origin), {
        method: 'PUT',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Blob([Uint8Array.from(bytes)], { type: 'application/octet-stream' }),
      })
      expect(stored.ok, await stored.text()).to.equal(true)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      await page.call(confirmPiece, { id: take, piece, size: bytes.length, sha256 })
    }
    await this.#manager.call(stopTakes, { session: this.#session._id })
    await live.heard<{ take: string }>(stopLocalRecording, (command) => command.take === take)
    await page.call(finishTake, { id: take, pieces: pieces.length })
  }

  async expectTakeInGroup(seconds: number): Promise<void> {
    this.#video = await this.#lobby.heard<VideoView>(videoUpdated, (video) => video.state !== 'processing')
    expect(this.#video.state, this.#video.reason ?? '').to.equal('ready')
    expect(this.#video.duration).to.be.closeTo(seconds, 0.2)
    const thumbnail = await fetch(new URL(this.#video.thumbnail_url!, this.#origin))
    expect(thumbnail.headers.get('content-type')).to.equal('image/jpeg')
    const { groups } = await this.#manager.call(getReview, { session: this.#session._id })
    expect(groups.map((group) => group.videos.map((video) => video._id))).to.deep.equal([[this.#video._id]])
  }

  async expectPlayableMp4(seconds: number): Promise<void> {
    const address = new URL(this.#video.url!, this.#origin)
    const first = await fetch(address, { headers: { range: 'bytes=0-1' } })
    expect(first.status).to.equal(206)
    expect(first.headers.get('content-length')).to.equal('2')
    const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer())
    const video = await probeVideo(bytes)
    expect(video).to.include({ codec: 'h264', fastStart: true })
    expect(video.container).to.include('mp4')
    expect(video.seconds).to.be.closeTo(seconds, 0.2)
  }

  async likeTake(): Promise<void> {
    const liked = await this.#manager.call(likeVideo, { id: this.#video._id, isLiked: true })
    expect(liked.liked).to.equal(true)
  }

  async copyGroupToNewPage(page: string): Promise<void> {
    this.#page = await this.#manager.call(copyToPage, {
      session: this.#session._id,
      groups: [this.#video.group],
      new_page: page,
      copy_only_liked_videos: true,
    })
    expect(this.#page.groups).to.equal(1)
    this.#staffOnPage = this.#connect(this.#manager)
    await this.#staffOnPage.join(pageRoom, this.#page._id)
  }

  async makePostingLink(name: string): Promise<void> {
    this.#link = await this.#manager.call(addLink, {
      id: this.#project._id,
      name,
      posting_pages: [this.#page._id],
    })
  }

  async openLinkAsClient(): Promise<void> {
    const visitor = new ApiClient(this.#origin)
    const link = await visitor.call(getLink, { id: this.#link._id })
    const seen = await visitor.call(getPage, { id: link.posting_pages[0]!._id, link: link._id })
    expect(seen.can.answer).to.equal(false)
    this.#client = await signIn(this.#origin, 'client')
    this.#view = await this.#client.call(getPage, { id: this.#page._id, link: link._id })
    expect(JSON.stringify(this.#view)).not.to.include('@example.com')
    const [video] = this.#view.groups[0]!.videos
    const played = await fetch(new URL(video!.url!, this.#origin), { headers: { range: 'bytes=0-1023' } })
    expect(played.status).to.equal(206)
  }

  get #answered() {
    const [group] = this.#view.groups
    return {
      page_id: this.#page._id,
      link: this.#link._id,
      ref_id: group!._id,
      to_user: group!.records[0]!._id,
    }
  }

  async answerYesAndComment(content: string): Promise<void> {
    await this.#client.call(giveFeedback, { ...this.#answered, feedback: 'yes' })
    await this.#client.call(addComment, { ...this.#answered, content })
  }

  async expectAnswerLive(content: string): Promise<void> {
    await this.#staffOnPage.heard(feedbackPage)
    await this.#staffOnPage.heard(commentRef)
    const { feedbacks } = await this.#manager.call(getPage, { id: this.#page._id })
    expect(feedbacks.map(({ feedback }) => feedback)).to.deep.equal(['yes'])
    const { page_id, ref_id } = this.#answered
    const { comments } = await this.#manager.call(listComments, { page_id, ref_id })
    expect(comments.map((comment) => comment.content)).to.deep.equal([content])
  }

  async downloadTake(): Promise<void> {
    const reply = await this.#manager.call(requestArchive, {
      session: this.#session._id,
      keys: [this.#video._id],
    })
    expect(reply.message).to.equal(
      'You will get an email with the download link once the archive is completed',
    )
  }

  async expectArchiveMail(): Promise<void> {
    const message = await this.#messageAbout(
      (row) =>
        row.template === 'ARCHIVE_READY' &&
        row.state === this.#arrivedMail &&
        row.about.session_id === this.#session._id,
    )
    const { text } = await this.#admin.call(getMessage, { id: message._id })
    const [address] = text.match(/http:\S+\/api\/videos\/archive\/[\w.~-]+/)!
    const zip = await fetch(address)
    const files = readStoredZip(Buffer.from(await zip.arrayBuffer()))
    const take = [...files].find(([name]) => name.endsWith('.mp4'))
    expect([...files.keys()]).to.have.length(2)
    expect((await probeVideo(take![1])).codec).to.equal('h264')
  }

  async openTimeFrame(role: string): Promise<void> {
    // Tomorrow: at any hour of the day the slots of today might have passed.
    this.#session = await this.#director.call(updateSession, {
      id: this.#session._id,
      version: this.#session.version,
      dates: [
        ...this.#session.dates.map(({ _id, date, start_time, location_type, managers }) => ({
          _id,
          date,
          start_time,
          location_type,
          managers: managers.map((manager) => manager._id),
        })),
        { date: dayFromToday(1), start_time: '10:00', location_type: 'Virtual' as const },
      ],
    })
    this.#frame = await this.#director.call(addTimeFrame, {
      session: this.#session._id,
      day: this.#session.dates[1]!._id,
      name: 'Morning',
      start_time: '10:00',
      end_time: '11:00',
      length_time_slot: 15,
      roles: [{ role, participants_count: 1 }],
    })
    this.#schedule = this.#connect(this.#director)
    await this.#schedule.join(scheduleRoom, this.#session._id)
  }

  async #firstSlot(client: ApiClient) {
    const { dates } = await client.call(listAvailability, {
      session: this.#session._id,
      day: this.#frame.day,
      time_zone: ZONE,
    })
    return dates[this.#frame.date]![this.#frame._id]!.slots[0]!
  }

  #booking(startTime: string) {
    return {
      session: this.#session._id,
      day: this.#frame.day,
      availability: this.#frame._id,
      start_time: startTime,
      role: this.#frame.roles[0]!.role,
    }
  }

  async bookFirstSlot(): Promise<void> {
    const talent = await signIn(this.#origin, 'talent')
    const slot = await this.#firstSlot(talent)
    await talent.call(bookSlot, this.#booking(slot.start))
  }

  async expectOnSchedule(): Promise<void> {
    await this.#schedule.heard(scheduleChanged)
    const slot = await this.#firstSlot(this.#director)
    const [place] = Object.values(slot.talents_with_roles)
    expect(place!.free).to.equal(0)
    expect(place!.talents.map(({ talent }) => talent.email)).to.deep.equal([demoEmail('talent')])
  }

  async expectPlaceTaken(): Promise<void> {
    const other = await signUpTalent(this.#origin, 'Tom')
    const slot = await this.#firstSlot(other)
    expect(JSON.stringify(slot)).not.to.include(demoEmail('talent'))
    const refusal = await other.call(bookSlot, this.#booking(slot.start)).catch((error: unknown) => error)
    expect(refusal).to.be.instanceOf(Refusal)
    expect(refusal).to.include({ status: 409 })
  }
}
