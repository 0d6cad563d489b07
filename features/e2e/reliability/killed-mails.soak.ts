import type { MessageRow } from '@callboard/admin/contract'
import {
  askFreelancer,
  bookFreelancer,
  unbookFreelancer,
  WORKER_ROLES,
} from '@callboard/freelancers/contract'
import { expect } from 'chai'
import { until } from '../../../core/src/testing/until.ts'
import { ApiClient } from '../../drivers/http/api-client.ts'
import { showProfile } from '../../drivers/http/freelancer.ts'
import { MessageLog } from '../../drivers/http/message-log.ts'
import { signIn, startSession } from '../../drivers/http/office.ts'
import { PATIENT } from '../../peers/product.ts'
import { type Production, startProduction } from '../../peers/production.ts'
import { seedPeople } from '../../peers/seed-people.ts'
import { watchServer } from '../support/product-for-tests.ts'

/** Each with six kills: two workers, while requests, bookings and releases are told. */
const SESSIONS = 6
/** A hundred kills; a test that took all of them would be silent for too long. */
const TURNS = 3
/** Two dates and two kinds of work. */
const PEOPLE = 4
const TEMPLATES = ['FREELANCER_REQUEST', 'FREELANCER_BOOKED', 'FREELANCER_RELEASED']
/** Milliseconds: a message that was under way when its worker died is taken up again after a minute. */
const SENDING = 600_000

const isOver = ({ channel, state }: MessageRow) =>
  state === 'failed' || state === (channel === 'sms' ? 'delivered' : 'sent')

describe('workers that are killed while they tell freelancers', () => {
  let production: Production

  before(async () => {
    production = await startProduction(PATIENT)
  })
  after(() => production?.stop())
  watchServer(() => production)

  /** All workers at once, at the moment when a message has gone out and is not noted. */
  async function killAt(next: Promise<unknown>): Promise<void> {
    await next
    await Promise.all(production.workers.map((worker) => worker.stop('SIGKILL')))
    await Promise.all(production.workers.map((worker) => worker.start()))
  }

  /** Everybody is asked, booked and released again. @returns the session */
  async function engage(director: ApiClient, people: readonly string[]): Promise<string> {
    const session = await startSession(director, ['Barista'])
    const duties = session.dates.flatMap(({ _id }) => WORKER_ROLES.map((role) => ({ [_id]: [role] })))
    const all = people.map((requested_person, at) => ({ requested_person, dates: duties[at]! }))
    const requests: { readonly id: string; readonly dates: (typeof duties)[number] }[] = []
    const acts = [
      async () => {
        for (const { requested_person, dates } of all) {
          const asked = { session: session._id, requested_person, dates }
          requests.push({ id: (await director.call(askFreelancer, asked))._id, dates })
        }
      },
      () => Promise.all(requests.map((request) => director.call(bookFreelancer, request))),
      () => Promise.all(requests.map(({ id }) => director.call(unbookFreelancer, { id }))),
    ]
    // Accounts that were made for the test are welcomed by mail at the same time.
    const mailToThem = () => production.unconfirmedMail('To: session_manager-')
    const moments = [mailToThem, production.twilio.next, mailToThem]
    for (const [at, act] of acts.entries()) await Promise.all([killAt(moments[at]!()), act()])
    return session._id
  }

  for (let turn = 1; turn <= TURNS; turn += 1)
    it(`tell each request, booking and release once by mail and once by text, turn ${turn} [FRE-08] [REL-01]`, async () => {
      const director = await signIn(production.origin, 'director')
      const log = new MessageLog(await signIn(production.origin, 'admin'))
      const tokens = await seedPeople(production.databaseUrl, 'session_manager', SESSIONS * PEOPLE)
      const phones = tokens.map((_, at) => `+1310555${turn * 1_000 + at}`)
      const people = await Promise.all(
        tokens.map((token, at) =>
          showProfile(new ApiClient(production.origin, token), { phone: phones[at]!, receive_text: true }),
        ),
      )
      const rows: MessageRow[] = []
      const sessions: string[] = []
      for (let at = 0; at < people.length; at += PEOPLE)
        sessions.push(await engage(director, people.slice(at, at + PEOPLE)))
      for (const session_id of sessions)
        rows.push(
          ...(await until(
            'all of a session is told',
            () => log.all({ session_id }),
            (told) => told.length >= PEOPLE * TEMPLATES.length * 2 && told.every(isOver),
            SENDING,
          )),
        )

      const due = people.flatMap((person) =>
        TEMPLATES.flatMap((template) => [
          `${person} ${template} sent`,
          `${person} FREELANCER_TEXT delivered`,
        ]),
      )
      const told = rows.map(({ about, template, state }) => `${about.user_id} ${template} ${state}`)
      expect(told.toSorted()).to.deep.equal(due.toSorted())

      // A mail whose sender died before it could note it goes out again as the same mail, which mailboxes show once.
      const mails = rows.filter(({ channel }) => channel === 'email').map(({ _id }) => _id)
      const ids = production
        .mails()
        .flatMap((mail) => /^Message-ID: <(.+)@/im.exec(mail)?.[1] ?? [])
        .filter((id) => mails.includes(id))
      expect([...new Set(ids)]).to.have.members(mails)
      expect(ids.length - new Set(ids).size, 'mails that the kills cut off').to.be.greaterThan(0)

      const texts = production.twilio.texts
        .filter(({ to }) => phones.includes(to))
        .map(({ to, body }) => `${to} ${body}`)
      expect(new Set(texts)).to.have.length(people.length * TEMPLATES.length)
      expect(texts).to.have.length(people.length * TEMPLATES.length)
    })
})
