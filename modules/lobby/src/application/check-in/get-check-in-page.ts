import { isWholeProfile } from '@callboard/accounts/contract'
import { TALENT_PROFILES, USER_DIRECTORY } from '@callboard/accounts/queries'
import { MESSAGE_FATES, TEXT_CONSENT } from '@callboard/admin/queries'
import { type Actor, CLOCK, dayIn, IDS, type NeedsOf, PHONE_NUMBERS, useCase } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import { brandView, type SessionDateFacts, type SessionFacts } from '@callboard/projects/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { getCheckInPage } from '../../contract/index.ts'
import { type CheckInWindow, callAt, checkInWindow } from '../../domain/index.ts'
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

const NEEDS = {
  users: USER_DIRECTORY,
  profiles: TALENT_PROFILES,
  appointments: APPOINTMENT_QUERIES,
  store: LOBBY_STORE,
  texts: TEXT_CONSENT,
  fates: MESSAGE_FATES,
  tickets: CheckInTickets,
  phones: PHONE_NUMBERS,
  clock: CLOCK,
  ids: IDS,
}
type Needs = NeedsOf<typeof NEEDS>

export const GetCheckInPage = useCase(
  getCheckInPage,
  NEEDS,
  async ({ needs, actor, subject: { session } }) => {
    allowCheckIn(actor, session)
    const now = needs.clock.now()
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
      sends_texts: await needs.texts.sendsTexts(session),
      sends_mail: needs.fates.sendsMail,
      date: window.date && dateView(window.date),
      roles: [...session.roles],
      allow_talent_create_role: session.allowTalentCreateRole,
      known: await knownTalent(needs, actor, session, open),
      ticket: open && sealedTicket(needs, session, open, now),
    }
  },
)

function sealedTicket(
  { ids, tickets }: Needs,
  session: SessionFacts,
  date: SessionDateFacts,
  now: Date,
): string {
  const ticket = { sessionId: session.id, dayId: date.id, nonce: ids.secret() }
  return tickets.seal(ticket, now, date.locationType === 'Video Submission' ? 'self_tape' : 'check_in')
}

async function knownTalent(
  needs: Needs,
  actor: Actor,
  session: SessionFacts,
  date: SessionDateFacts | null,
): Promise<Page['known']> {
  if (actor.kind !== 'user' || actor.userType !== 'talent') return null
  const { userId } = actor
  const user = await needs.users.find(userId)
  if (!user) return null
  const appointment = date && (await needs.appointments.onDay(date.id, userId))
  const { latest, own } = await checkIns(needs, userId, date)
  const profile = await needs.profiles.of(userId)
  const headshots = profile?.headshotKeys.length ?? 0
  const agent = profile?.agent ? profile : latest
  const phone = phoneToShow(needs, user.phone, latest?.phone ?? null)
  return {
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    ...phone,
    role: appointment?.role ?? null,
    call_time: appointment ? callAt(appointment.start, session.timeZone) : null,
    other_time: appointment ? null : await nextTime(needs, session, userId),
    sagnumber: latest?.sagNumber ?? null,
    agent: agent?.agent ?? null,
    agent_email: agent?.agentEmail ?? null,
    agent_phone: agent?.agentPhone ?? null,
    profile_is_whole: isWholeProfile({ ...user, headshots }),
    headshots,
    record_id: own?.id ?? null,
  }
}

/** The first appointment to come, on whatever date of the session. */
async function nextTime(
  { appointments, clock }: Needs,
  { dates, timeZone }: SessionFacts,
  userId: string,
): Promise<string | null> {
  const now = clock.now()
  const today = dayIn(timeZone, now)
  for (const { id } of dates.filter(({ date }) => date >= today)) {
    const found = await appointments.onDay(id, userId)
    if (found && found.start > now) return found.start.toISOString()
  }
  return null
}

async function checkIns({ store }: Needs, userId: string, date: SessionDateFacts | null) {
  return await store.read(async ({ records }) => ({
    latest: await records.latestOfUser(userId),
    own: date && (await records.latestOfUser(userId, date.id)),
  }))
}

/** The account's number, or that of its latest check-in. A number from before numbers were checked may be none. */
function phoneToShow({ phones }: Needs, ofAccount: string | null, ofCheckIn: string | null) {
  const known = ofAccount ?? ofCheckIn
  return { phone: known, phone_is_wrong: known !== null && phones.parse(known, 'US') === null }
}
