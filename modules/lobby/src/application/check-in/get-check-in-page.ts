import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, CLOCK, dayIn, IDS, PHONE_NUMBERS, useCase, wallClock } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { brandView, type SessionDateFacts, type SessionFacts } from '@callboard/projects/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { getCheckInPage } from '../../contract/index.ts'
import { type CheckInWindow, checkInWindow } from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { allowCheckIn } from './check-in-access.ts'
import { CheckInTickets } from './check-in-tickets.ts'

type Page = ReplyOf<typeof getCheckInPage>

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

export class GetCheckInPage extends useCase(getCheckInPage, {
  users: USER_DIRECTORY,
  appointments: APPOINTMENT_QUERIES,
  store: LOBBY_STORE,
  tickets: CheckInTickets,
  phones: PHONE_NUMBERS,
  clock: CLOCK,
  ids: IDS,
}) {
  async run(
    actor: Actor,
    _input: InputOf<typeof getCheckInPage>,
    { session }: SubjectOf<typeof getCheckInPage>,
  ): Promise<Page> {
    allowCheckIn(actor, session)
    const now = this.needs.clock.now()
    const window = checkInWindow(session.dates, dayIn(session.timeZone, now))
    const open = window.state === 'open' ? window.date : null
    return {
      state: window.state,
      message: closedText(window),
      studio_name: session.projectName,
      studio_uri: session.projectUri,
      brand: brandView(session.projectId, session.brand),
      session_name: session.name,
      session_id: session.id,
      time_zone: session.timeZone,
      date: window.date && dateView(window.date),
      roles: [...session.roles],
      allow_talent_create_role: session.allowTalentCreateRole,
      known: await this.#known(actor, open, session.timeZone),
      ticket: open && this.#ticket(session, open, now),
    }
  }

  #ticket(session: SessionFacts, date: SessionDateFacts, now: Date): string {
    const ticket = { sessionId: session.id, dayId: date.id, nonce: this.needs.ids.secret() }
    return this.needs.tickets.seal(
      ticket,
      now,
      date.locationType === 'Video Submission' ? 'self_tape' : 'check_in',
    )
  }

  async #known(actor: Actor, date: SessionDateFacts | null, zone: string): Promise<Page['known']> {
    if (actor.kind !== 'user' || actor.userType !== 'talent') return null
    const { userId } = actor
    const user = await this.needs.users.find(userId)
    if (!user) return null
    const appointment = date && (await this.needs.appointments.onDay(date.id, userId))
    const { latest, own } = await this.#checkIns(userId, date)
    const phone = this.#phone(user.phone, latest?.phone ?? null)
    return {
      first_name: user.firstName,
      last_name: user.lastName,
      email: user.email,
      ...phone,
      role: appointment?.role ?? null,
      call_time: appointment ? wallClock(appointment.start, zone).time.slice(0, 5) : null,
      sagnumber: latest?.sagNumber ?? null,
      agent: latest?.agent ?? null,
      agent_email: latest?.agentEmail ?? null,
      agent_phone: latest?.agentPhone ?? null,
      record_id: own?.id ?? null,
    }
  }

  async #checkIns(userId: string, date: SessionDateFacts | null) {
    return await this.needs.store.read(async ({ records }) => ({
      latest: await records.latestOfUser(userId),
      own: date && (await records.latestOfUser(userId, date.id)),
    }))
  }

  /** The account's number, or that of its latest check-in. A number from before numbers were checked may be none. */
  #phone(ofAccount: string | null, ofCheckIn: string | null) {
    const known = ofAccount ?? ofCheckIn
    return { phone: known, phone_is_wrong: known !== null && this.needs.phones.parse(known, 'US') === null }
  }
}
