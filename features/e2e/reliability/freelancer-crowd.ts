import { randomUUID } from 'node:crypto'
import { askFreelancer, bookFreelancer, listRequests, WORKER_ROLES } from '@callboard/freelancers/contract'
import { createProject, createSession, getSession, type SessionView } from '@callboard/projects/contract'
import { expect } from 'chai'
import { ApiClient, type Refusal } from '../../drivers/http/api-client.ts'
import { showProfile } from '../../drivers/http/freelancer.ts'
import { signIn } from '../../drivers/http/office.ts'
import { insisting } from '../../drivers/http/persist.ts'
import type { Production } from '../../peers/production.ts'
import { dayFromToday, ZONE } from '../../support/today.ts'
import type { Crowd } from './booking-crowd.ts'

const DATES = 10
/** That want one person on one day. */
const PROJECTS = 12
/** Answers that have come when an API is killed: some of the bookings are made, most are not. */
const ANSWERS_BEFORE_KILL = 5
const MANAGERS = { session_runner: 'managers', lobby_manager: 'lobbyManager' } as const

/** Work on a date of the session. */
interface Duty {
  readonly day: string
  readonly role: (typeof WORKER_ROLES)[number]
}

/** A person who is asked for a duty, and the call that books them: the same one each time, as a page repeats it. */
interface Contender {
  readonly person: string
  readonly request: string
  readonly duty: Duty
  book(): Promise<unknown>
}

async function newSession(director: ApiClient): Promise<SessionView> {
  const { _id: studio } = await director.call(createProject, { name: `Corner shop ${randomUUID()}` })
  return await director.call(createSession, {
    name: 'First round',
    studio,
    time_zone: ZONE,
    dates: Array.from({ length: DATES }, (_, at) => ({
      date: dayFromToday(at + 1),
      start_time: '10:00',
      location_type: 'Virtual' as const,
    })),
  })
}

const bookingBy = (api: ApiClient, request: string, { day, role }: Duty) => {
  const key = randomUUID()
  return () => api.call(bookFreelancer, { id: request, dates: { [day]: [role] } }, key)
}

/** A session that nobody runs, and a crowd of freelancers who are asked for it. */
class Contest {
  readonly #director: ApiClient
  readonly #session: string
  readonly #duties: readonly Duty[]
  readonly contenders: readonly Contender[]

  private constructor(
    director: ApiClient,
    session: string,
    duties: readonly Duty[],
    contenders: readonly Contender[],
  ) {
    this.#director = director
    this.#session = session
    this.#duties = duties
    this.contenders = contenders
  }

  /** As many contenders for each duty, each booked by one of the APIs in turn. @param dates with work to give */
  static async open({ origins, tokens }: Crowd, dates: number): Promise<Contest> {
    const director = await signIn(origins[0]!, 'director')
    const session = await newSession(director)
    const days = session.dates.slice(0, dates).map(({ _id }) => _id)
    const duties = days.flatMap((day) =>
      (dates > 1 ? WORKER_ROLES : WORKER_ROLES.slice(0, 1)).map((role) => ({ day, role })),
    )
    const contenders = await Promise.all(
      tokens.map(async (token, n) => {
        const person = await showProfile(new ApiClient(origins[0]!, token))
        const duty = duties[n % duties.length]!
        const asked = { session: session._id, requested_person: person, dates: { [duty.day]: [duty.role] } }
        const { _id: request } = await director.call(askFreelancer, asked)
        const api = new ApiClient(origins[n % origins.length]!, director.token)
        return { person, request, duty, book: bookingBy(api, request, duty) }
      }),
    )
    return new Contest(director, session._id, duties, contenders)
  }

  /** Who runs each duty, as the session says. */
  async holders() {
    const { dates } = await this.#director.call(getSession, { id: this.#session })
    return this.#duties.map((duty) => {
      const date = dates.find(({ _id }) => _id === duty.day)!
      return { duty, date, people: date[MANAGERS[duty.role]] }
    })
  }

  /** No two people run a duty, and status and dates of each request say what the session says. */
  async expectAgreement(): Promise<void> {
    const holders = await this.holders()
    for (const { date, people } of holders) {
      expect(people).to.have.length.at.most(1)
      expect(date.book_status === 'Book').to.equal(date.managers.length + date.lobbyManager.length > 0)
    }
    const { requests } = await this.#director.call(listRequests, { session: this.#session, take: 100 })
    expect(requests).to.have.length(this.contenders.length)
    for (const { person, request, duty } of this.contenders) {
      const { status, dates } = requests.find(({ _id }) => _id === request)!
      const isRun = holders.some((one) => one.duty === duty && one.people.some(({ _id }) => _id === person))
      expect([status, dates.flatMap(({ booked }) => booked)]).to.deep.equal(
        isRun ? ['book', [duty.role]] : ['none', []],
      )
    }
  }

  /** Each duty has one holder; whose booking was answered is that, and the others read who it is. */
  async expectTold(outcomes: readonly PromiseSettledResult<unknown>[]): Promise<void> {
    const holders = await this.holders()
    for (const { people } of holders) expect(people).to.have.length(1)
    for (const [at, outcome] of outcomes.entries()) {
      const { duty, person } = this.contenders[at]!
      const { date, people } = holders.find((one) => one.duty === duty)!
      const { _id, first_name, last_name, email } = people[0]!
      const [, month, day] = date.date.split('-')
      const refusal = `409 already_booked: Already booked on ${month}/${day} to ${first_name} ${last_name} (${email})`
      const told = outcome.status === 'fulfilled' ? 'booked' : (outcome.reason as Refusal).message
      expect(told).to.equal(person === _id ? 'booked' : refusal)
    }
  }
}

/** One role on one date: exactly one is booked, and all others read who. */
export async function expectOneBooked(crowd: Crowd): Promise<void> {
  const contest = await Contest.open(crowd, 1)
  const outcomes = await Promise.allSettled(contest.contenders.map(({ book }) => book()))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).to.have.length(1)
  await contest.expectTold(outcomes)
  await contest.expectAgreement()
}

/** One person is asked by several projects for one day, and booked by all of them at once. */
export async function expectOneProjectBooks({ origins, tokens: [token = ''] }: Crowd): Promise<void> {
  const director = await signIn(origins[0]!, 'director')
  const person = await showProfile(new ApiClient(origins[0]!, token))
  const bookings = await Promise.all(
    Array.from({ length: PROJECTS }, async (_, at) => {
      const session = await newSession(director)
      const duty = { day: session.dates[0]!._id, role: WORKER_ROLES[0] }
      const asked = { session: session._id, requested_person: person, dates: { [duty.day]: [duty.role] } }
      const { _id: request } = await director.call(askFreelancer, asked)
      const api = new ApiClient(origins[at % origins.length]!, director.token)
      return { project: session.studio_name, book: bookingBy(api, request, duty) }
    }),
  )
  const outcomes = await Promise.allSettled(bookings.map(({ book }) => book()))
  const won = bookings.filter((_, at) => outcomes[at]!.status === 'fulfilled')
  expect(won).to.have.length(1)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected')
      expect((outcome.reason as Refusal).message)
        .to.match(/^409 booked_elsewhere: /)
        .and.include(won[0]!.project)
}

/** An API is killed while both work on bookings of several dates: what was answered stays, and the rest can be repeated. */
export async function expectKeptThroughKill(
  { apis, apiOrigins }: Pick<Production, 'apis' | 'apiOrigins'>,
  tokens: readonly string[],
): Promise<void> {
  const contest = await Contest.open({ origins: apiOrigins, tokens }, DATES)
  let answers = 0
  let killed: Promise<void> | undefined
  const answered = () => {
    answers += 1
    if (answers === ANSWERS_BEFORE_KILL) killed = apis[0]!.stop('SIGKILL')
  }
  const first = await Promise.allSettled(
    contest.contenders.map(({ book }) => {
      const booking = book()
      booking.then(answered, answered)
      return booking
    }),
  )
  await killed
  await apis[0]!.start()

  // fetch says so of a connection that broke.
  const isLost = (outcome: PromiseSettledResult<unknown>) =>
    outcome.status === 'rejected' && outcome.reason instanceof TypeError
  expect(first.filter(isLost), 'calls that the kill cut off').to.not.have.length(0)
  await contest.expectAgreement()
  const holders = (await contest.holders()).flatMap(({ people }) => people.map(({ _id }) => _id))
  for (const [at, { status }] of first.entries())
    if (status === 'fulfilled') expect(holders).to.include(contest.contenders[at]!.person)

  const again = await Promise.allSettled(
    contest.contenders.map(({ book }, at) => (isLost(first[at]!) ? insisting()(book) : first[at])),
  )
  await contest.expectTold(again.map((outcome, at) => (isLost(first[at]!) ? outcome : first[at]!)))
  await contest.expectAgreement()
}
