import {
  askFreelancer,
  BOOKED_ELSEWHERE,
  bookFreelancer,
  getRequestInfo,
  type RequestResponse,
  setFreelancerResponse,
  unbookFreelancer,
  updateRequest,
} from '@callboard/freelancers/contract'
import { archiveProject, getSession, type SessionView, updateSession } from '@callboard/projects/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import type { RunningProduct } from '../../peers/running-product.ts'
import { demoEmail } from '../../support/demo-accounts.ts'
import type { Freelancer, FreelancersDriver } from '../../support/freelancers-driver.ts'
import { dayFromToday } from '../../support/today.ts'
import { type ApiClient, Refusal } from './api-client.ts'
import { showProfile, toldOnce } from './freelancer.ts'
import { MessageLog } from './message-log.ts'
import { signIn, startSession } from './office.ts'
import { asSent } from './project-office.ts'

/** From a request to its release, over HTTP. */
export class HttpFreelancers implements FreelancersDriver {
  readonly #origin: string
  readonly #mail: RunningProduct['arrived']['mail']
  readonly #people = new Map<Freelancer, ApiClient>()
  readonly #requests = new Map<Freelancer, string>()
  #director!: ApiClient
  #session!: SessionView
  #refusal: Refusal | undefined

  constructor({ origin, arrived }: RunningProduct) {
    this.#origin = origin
    this.#mail = arrived.mail
  }

  async startSession(): Promise<void> {
    this.#director = await signIn(this.#origin, 'director')
    for (const who of ['manager', 'admin'] as const) this.#people.set(who, await signIn(this.#origin, who))
    this.#session = await startSession(this.#director, ['Barista'])
  }

  get #duty() {
    return { [this.#session.dates[1]!._id]: ['session_runner' as const] }
  }

  #id(who: Freelancer): string {
    return this.#requests.get(who)!
  }

  async ask(who: Freelancer): Promise<void> {
    const request = await this.#director.call(askFreelancer, {
      session: this.#session._id,
      requested_person: await showProfile(this.#people.get(who)!),
      dates: this.#duty,
    })
    this.#requests.set(who, request._id)
  }

  async answer(who: Freelancer, response: RequestResponse): Promise<void> {
    await this.#people.get(who)!.call(setFreelancerResponse, { id: this.#id(who), response })
  }

  async tryToAnswer(who: Freelancer, response: RequestResponse): Promise<void> {
    this.#refusal = await this.#refused(this.answer(who, response))
  }

  async #refused(work: Promise<unknown>): Promise<Refusal> {
    const fault = await work.then(
      () => undefined,
      (error: unknown) => error,
    )
    if (fault instanceof Refusal) return fault
    throw new Error('This was to be refused.', { cause: fault })
  }

  expectRefused(code: string): void {
    expect([this.#refusal?.status, this.#refusal?.code]).to.deep.equal([409, code])
  }

  async book(who: Freelancer): Promise<void> {
    const booking = { id: this.#id(who), dates: this.#duty }
    try {
      await this.#director.call(bookFreelancer, booking)
    } catch (fault) {
      // The demo day and other scenarios book the same people: the office knows and agrees.
      if (!(fault instanceof Refusal) || fault.code !== BOOKED_ELSEWHERE) throw fault
      await this.#director.call(bookFreelancer, { ...booking, agreed_bookings: fault.details.bookings })
    }
  }

  async unbook(who: Freelancer): Promise<void> {
    await this.#director.call(unbookFreelancer, { id: this.#id(who) })
  }

  async reject(who: Freelancer): Promise<void> {
    await this.#director.call(updateRequest, { id: this.#id(who), status: 'reject' })
  }

  async moveDate(): Promise<void> {
    const { _id: id, version } = this.#session
    const dates = asSent(this.#session).map((date, at) =>
      at === 1 ? { ...date, date: dayFromToday(3) } : date,
    )
    await this.#director.call(updateSession, { id, version, dates })
  }

  async archive(): Promise<void> {
    await this.#director.call(archiveProject, { id: this.#session.studio })
  }

  async expectBookStatus(status: string): Promise<void> {
    const { dates } = await this.#director.call(getSession, { id: this.#session._id })
    expect(dates[1]!.book_status).to.equal(status)
  }

  async #request(who: Freelancer) {
    return (await this.#people.get(who)!.call(getRequestInfo, { id: this.#id(who) })).request
  }

  async expectAnswer(who: Freelancer, answer: string): Promise<void> {
    await until(`the answer is ${answer}`, async () => (await this.#request(who)).response === answer)
  }

  async expectClosed(who: Freelancer): Promise<void> {
    await until('the request is closed', async () => (await this.#request(who)).status === 'reject')
  }

  async expectToldOnce(who: Freelancer, template: string): Promise<void> {
    const log = new MessageLog(this.#people.get('admin')!)
    await toldOnce(log, { template, to: demoEmail(who), session_id: this.#session._id }, this.#mail)
  }

  async expectTaken(second: Freelancer, first: Freelancer): Promise<void> {
    const { status, code, message } = await this.#refused(this.book(second))
    const [, month, day] = this.#session.dates[1]!.date.split('-')
    const { name, email } = (await this.#request(first)).requested_person
    expect([status, code]).to.deep.equal([409, 'already_booked'])
    expect(message).to.include(`Already booked on ${month}/${day} to ${name} (${email})`)
  }
}
