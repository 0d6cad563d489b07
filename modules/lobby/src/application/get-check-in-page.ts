import { type Actor, type Clock, DomainError, dayIn, type Ids } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { getCheckInPage } from '../contract/index.ts'
import { type CheckInWindow, checkInWindow } from '../domain/index.ts'
import { allowCheckIn } from './check-in-door.ts'
import type { CheckInTickets } from './check-in-tickets.ts'
import type {
  AppointmentQueries,
  SessionDateFacts,
  SessionDirectory,
  SessionFacts,
  UserDirectory,
} from './ports/index.ts'
import type { SessionGate } from './session-gate.ts'

type Page = ReplyOf<typeof getCheckInPage>

const invalidLink = () =>
  new DomainError(
    'missing',
    'missing',
    'This link is invalid. Try copying the link again and make sure there are no extra characters at the end.',
  )

const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

function closedText({ state, date }: CheckInWindow<SessionDateFacts>): string | null {
  if (state === 'open') return null
  if (!date) return 'This session has no date yet. Please come back later.'
  return state === 'too_early'
    ? `Check-in opens on ${longDay(date.date)}. Please come back then.`
    : `Check-in closed on ${longDay(date.date)}.`
}

const dateView = (date: SessionDateFacts): Page['date'] => ({
  _id: date.id,
  date: date.date,
  start_time: date.startTime,
  location_type: date.locationType,
  in_person_location: date.inPersonLocation,
  skip_onboarding_talent_form: date.skipForm,
  notes: date.talentNotes,
})

export class GetCheckInPage {
  readonly #sessions: SessionDirectory
  readonly #gate: SessionGate
  readonly #users: UserDirectory
  readonly #appointments: AppointmentQueries
  readonly #tickets: CheckInTickets
  readonly #clock: Clock
  readonly #ids: Ids

  constructor(
    sessions: SessionDirectory,
    gate: SessionGate,
    users: UserDirectory,
    appointments: AppointmentQueries,
    tickets: CheckInTickets,
    clock: Clock,
    ids: Ids,
  ) {
    this.#sessions = sessions
    this.#gate = gate
    this.#users = users
    this.#appointments = appointments
    this.#tickets = tickets
    this.#clock = clock
    this.#ids = ids
  }

  async run(actor: Actor, input: InputOf<typeof getCheckInPage>): Promise<Page> {
    const session = await this.#sessions.session(input.session)
    if (session?.projectUri !== input.uri) throw invalidLink()
    await allowCheckIn(this.#gate, actor, session.id)
    const now = this.#clock.now()
    const window = checkInWindow(session.dates, dayIn(session.timeZone, now))
    const open = window.state === 'open' ? window.date : null
    return {
      state: window.state,
      message: closedText(window),
      studio_name: session.projectName,
      studio_uri: session.projectUri,
      session_name: session.name,
      session_id: session.id,
      time_zone: session.timeZone,
      date: window.date && dateView(window.date),
      roles: [...session.roles],
      allow_talent_create_role: session.allowTalentCreateRole,
      known: await this.#known(actor, open),
      ticket: open && this.#ticket(session, open, now),
    }
  }

  #ticket(session: SessionFacts, date: SessionDateFacts, now: Date): string {
    const ticket = { sessionId: session.id, dayId: date.id, nonce: this.#ids.secret() }
    return this.#tickets.seal(ticket, now)
  }

  async #known(actor: Actor, date: SessionDateFacts | null): Promise<Page['known']> {
    if (actor.kind !== 'user' || actor.userType !== 'talent') return null
    const user = await this.#users.find(actor.userId)
    if (!user) return null
    const appointment = date && (await this.#appointments.onDay(date.id, actor.userId))
    return {
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      phone: user.phone,
      role: appointment?.role ?? null,
    }
  }
}
