import { sessionRoom } from '@callboard/lobby/contract'
import {
  getLink,
  getPage,
  getProjectPicks,
  getShareDraft,
  giveFeedback,
  listRecipients,
  picksChanged,
  shareLink,
  updateLink,
} from '@callboard/posting/contract'
import { createCallback, getSession, type SessionView } from '@callboard/projects/contract'
import { getScheduledAppointments } from '@callboard/scheduling/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import type { PicksDriver } from '../../support/picks-driver.ts'
import { dayFromToday } from '../../support/today.ts'
import { ApiClient, Refusal } from './api-client.ts'
import { type CastingScene, castingScene } from './casting-scene.ts'
import type { HttpCastingDay } from './http-casting-day.ts'
import type { LiveClient } from './live-client.ts'
import { signIn } from './office.ts'
import { ownLinkOf } from './own-link.ts'

/** From a posting link to a callback, by calls and signals alone. */
export class HttpPicks implements PicksDriver {
  readonly #day: HttpCastingDay
  #scene!: CastingScene
  #studio = ''
  #live!: LiveClient
  #callback!: SessionView

  constructor(day: HttpCastingDay) {
    this.#day = day
  }

  get #director(): ApiClient {
    return this.#day.desk.director
  }

  /** @returns the status that a visitor of the link is answered with */
  async #visit(): Promise<number> {
    const { posting: id, link } = this.#scene.places
    const visitor = new ApiClient(this.#day.desk.origin)
    try {
      await visitor.call(getLink, { id: link })
      await visitor.call(getPage, { id, link })
      return 200
    } catch (fault) {
      if (fault instanceof Refusal) return fault.status
      throw fault
    }
  }

  async postTake(name: string): Promise<void> {
    this.#scene = await castingScene(this.#day.desk.origin)
    const { studio } = await this.#director.call(getSession, { id: this.#scene.session })
    this.#studio = studio
    const { link, posting } = this.#scene.places
    await this.#director.call(updateLink, { id: studio, link, name, posting_pages: [posting] })
    this.#live = this.#day.connect(this.#director)
    await this.#live.join(sessionRoom, this.#scene.session)
  }

  async sayYesAsClient(): Promise<void> {
    const client = await signIn(this.#day.desk.origin, 'client')
    const { posting: id, link } = this.#scene.places
    const [group] = (await client.call(getPage, { id, link })).groups
    const to = { ref_id: group!._id, to_user: group!.records[0]!._id }
    await client.call(giveFeedback, { page_id: id, link, ...to, feedback: 'yes' })
  }

  async expectYesOnBoard(): Promise<void> {
    await this.#live.heard(picksChanged)
    const { picks } = await this.#director.call(getProjectPicks, { id: this.#studio })
    expect(picks.map(({ votes }) => votes.map(({ feedback }) => feedback))).to.deep.equal([['yes']])
  }

  async makeCallback(place: string, days: number): Promise<void> {
    const { picks } = await this.#director.call(getProjectPicks, { id: this.#studio })
    this.#callback = await this.#director.call(createCallback, {
      studio: this.#studio,
      name: 'Callbacks',
      date: dayFromToday(days),
      start_time: '10:00',
      location_type: 'In Person',
      in_person_location: place,
      length_time_slot: 15,
      talent: picks.map(({ record, role }) => ({ record, role })),
    })
  }

  async expectInvited(): Promise<void> {
    const [date] = this.#callback.dates
    await until(
      'Ana has a time',
      () => this.#director.call(getScheduledAppointments, { session: this.#callback._id, day: date!._id }),
      ({ length }) => length === 1,
    )
    const about = { session_id: this.#callback._id }
    await this.#day.desk.log.arrived('APPOINTMENT_CONFIRMED', this.#day.desk.arrived.mail, about)
  }

  async sendLink(email: string): Promise<void> {
    const of = { id: this.#studio, link: this.#scene.places.link }
    const { subject, content } = await this.#director.call(getShareDraft, of)
    await this.#director.call(shareLink, { ...of, emails: [email], subject, content })
  }

  async sayYesByOwnLink(): Promise<void> {
    const { log, arrived, origin } = this.#day.desk
    const mail = await log.arrived('SHARE_POSTING_LINK', arrived.mail, { project_id: this.#studio })
    const link = ownLinkOf(await log.read(mail))
    const dana = new ApiClient(origin)
    const { posting_pages } = await dana.call(getLink, { id: link })
    const id = posting_pages[0]!._id
    const [group] = (await dana.call(getPage, { id, link })).groups
    const to = { ref_id: group!._id, to_user: group!.records[0]!._id }
    await dana.call(giveFeedback, { page_id: id, link, ...to, feedback: 'yes' })
  }

  async expectRecipient(name: string, answers: number): Promise<void> {
    const of = { id: this.#studio, link: this.#scene.places.link }
    const { recipients } = await this.#director.call(listRecipients, of)
    expect(recipients.map((one) => [one.name, one.answers])).to.deep.equal([[name, answers]])
  }

  async watchByLink(): Promise<void> {
    expect(await this.#visit()).to.equal(200)
  }

  async #hold(revoked: boolean): Promise<void> {
    await this.#director.call(updateLink, { id: this.#studio, link: this.#scene.places.link, revoked })
  }

  async holdLinkBack(): Promise<void> {
    await this.#hold(true)
  }

  async expectLinkShut(): Promise<void> {
    expect(await this.#visit()).to.equal(404)
  }

  async letLinkOpen(): Promise<void> {
    await this.#hold(false)
  }

  async expectLinkOpen(): Promise<void> {
    expect(await this.#visit()).to.equal(200)
  }
}
