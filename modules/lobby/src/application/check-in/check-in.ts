import { BOT_CHECKS, type BotProof } from '@callboard/accounts/commands'
import { TALENT_PROFILES, type TalentProfileFacts } from '@callboard/accounts/queries'
import {
  type Actor,
  CLOCK,
  conflict,
  IDS,
  invalid,
  missing,
  type NeedsOf,
  type Outbox,
  PHONE_NUMBERS,
  useCase,
} from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { SESSION_DIRECTORY, type SessionDateFacts, type SessionFacts } from '@callboard/projects/queries'
import { checkIn } from '../../contract/index.ts'
import { act, type CheckInForm, type CheckInRecord, personOf, readForm } from '../../domain/index.ts'
import { type Arrival, Arrivals } from '../arrivals/arrivals.ts'
import { QuickAdd } from '../arrivals/quick-add.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'
import { TalentTexts } from '../talent/talent-texts.ts'
import { allowCheckIn } from './check-in-access.ts'
import { type CheckInTicket, CheckInTickets } from './check-in-tickets.ts'
import { ProfileHeadshots } from './profile-headshots.ts'
import { Submissions } from './submissions.ts'

type Input = InputOf<typeof checkIn>
type Reply = ReplyOf<typeof checkIn>

/** Facts of a check-in, collected before the search for an existing record. */
interface Attempt {
  readonly ticket: CheckInTicket
  readonly session: SessionFacts
  readonly day: SessionDateFacts
  readonly form: CheckInForm
  readonly userId: string | null
  /** Of the account, where it has one. */
  readonly profile: TalentProfileFacts | null
  /** Keys of the headshots that come along from the profile. */
  readonly ownHeadshots: readonly string[]
  /** Ids of the videos that come with it. */
  readonly uploads: readonly string[]
  /** Of a guest; null where none is asked for. */
  readonly proof: BotProof | null
  readonly input: Input
}

/**
 * An existing record. `isProven`: the caller holds the ticket of the record or is signed in as its user, so the page
 * may open.
 */
interface Known {
  readonly record: CheckInRecord
  readonly isProven: boolean
}

/** How long one more link to a page that is there already is not mailed again: milliseconds. */
const LINK_AGAIN = 600_000

/** Where somebody stands in front of the kiosk, they audition in person wherever that is possible. */
const placeOf = ({ locationType }: SessionDateFacts, { kiosk }: Input) =>
  kiosk && locationType === 'Both' ? 'In Person' : locationType

const NEEDS = {
  store: LOBBY_STORE,
  arrivals: Arrivals,
  sessions: SESSION_DIRECTORY,
  tickets: CheckInTickets,
  phones: PHONE_NUMBERS,
  signals: LobbySignals,
  submissions: Submissions,
  profiles: TALENT_PROFILES,
  headshots: ProfileHeadshots,
  texts: TalentTexts,
  bots: BOT_CHECKS,
  clock: CLOCK,
  ids: IDS,
  quickAdd: QuickAdd,
}
type Needs = NeedsOf<typeof NEEDS>

/**
 * Checks a talent in. The same ticket again, or the same person again on the same date, gets the same record.
 * A name and an e-mail address prove nothing: the page of a record made before is then reached by its messages only.
 */
export const CheckIn = useCase(checkIn, NEEDS, ({ needs, actor, input }) =>
  input.ticket === undefined ? needs.quickAdd.add(actor, input) : checkInByTicket(needs, actor, input),
)

async function checkInByTicket(needs: Needs, actor: Actor, input: Input): Promise<Reply> {
  const attempt = await attemptOf(needs, actor, input)
  const reply = (await arrived(needs, attempt)) ?? (await cameBack(needs, attempt))
  // The record found first was deleted meanwhile: the check-in starts again, as a new one.
  return reply ?? (await checkInByTicket(needs, actor, input))
}

/**
 * Tries to add a record first, without locking the session, as nearly every check-in is new. @returns null when there
 * is a record already
 */
async function arrived(needs: Needs, attempt: Attempt): Promise<Reply | null> {
  const { session, day, uploads } = attempt
  return await needs.store.write(async (repositories, outbox) => {
    await spendCheck(needs, attempt)
    const pageKey = needs.ids.secret()
    if (uploads.length > 0) await repositories.lockSession(session.id)
    const facts = factsOf(needs, attempt)
    const added = await needs.arrivals.add(repositories, outbox, session, day, facts, pageKey)
    if (!added) return null
    await bringSizes(repositories, added, attempt.profile)
    const record = await handIn(needs, repositories, outbox, attempt, added)
    return outbox.answer(admitted(attempt, { record, isProven: true }, pageKey))
  })
}

/**
 * Guests show that they are people. What one could type about oneself, such as `kiosk`, spares nobody of it; an account
 * does, and so does the product itself.
 */
const passedCheck = async ({ bots }: Needs, actor: Actor, { captcha }: Input): Promise<BotProof | null> =>
  actor.kind === 'user' || actor.kind === 'system' ? null : await bots.passed(captcha)

/** The same ticket, sent again, is the same check-in. First in each write: a write that fails gives the proof back. */
async function spendCheck({ bots }: Needs, { proof, ticket }: Attempt): Promise<void> {
  if (proof) await bots.spend(proof, `check-in:${ticket.nonce}`)
}

/** Height and sizes of the profile, as the talent info shows them. */
async function bringSizes(
  { details }: LobbyRepositories,
  { id }: CheckInRecord,
  profile: TalentProfileFacts | null,
): Promise<void> {
  if (!profile || (profile.heightFt === null && profile.clothesType === null)) return
  const { heightFt, heightIn, clothesType, clothesSizes } = profile
  await details.save({ id, heightFt, heightIn, clothesType, clothesSizes })
}

/** @returns null when there is no record */
async function cameBack(needs: Needs, attempt: Attempt): Promise<Reply | null> {
  return await needs.store.write(async (repositories, outbox) => {
    await spendCheck(needs, attempt)
    await repositories.lockSession(attempt.session.id)
    const known = await knownRecord(needs, repositories, outbox, attempt)
    if (!known) return null
    await handIn(needs, repositories, outbox, attempt, known.record)
    const pageKey = needs.ids.secret()
    await needs.arrivals.rememberPage(repositories, known.record, pageKey)
    if (!known.isProven) mailLinkAgain(needs, outbox, known.record, attempt.session, pageKey)
    return outbox.answer(admitted(attempt, known, pageKey))
  })
}

async function handIn(
  { submissions }: Needs,
  repositories: LobbyRepositories,
  outbox: Outbox,
  { uploads }: Attempt,
  record: CheckInRecord,
): Promise<CheckInRecord> {
  return uploads.length === 0 ? record : await submissions.hand(repositories, outbox, record, uploads)
}

function admitted({ input }: Attempt, { record, isProven }: Known, pageKey: string): Reply {
  const isForThisDevice = !input.kiosk && isProven
  return {
    record_id: record.id,
    page_key: isForThisDevice ? pageKey : null,
    first_name: record.firstName,
  }
}

async function attemptOf(needs: Needs, actor: Actor, input: Input): Promise<Attempt> {
  const ticket = needs.tickets.open(input.ticket ?? '')
  const session = await needs.sessions.session(ticket.sessionId)
  const day = session?.dates.find((date) => date.id === ticket.dayId)
  if (!session || !day) throw missing('This date')
  allowCheckIn(actor, session)
  const account = actor.kind === 'user' && actor.userType === 'talent' ? actor : null
  // Only the kiosk lets one type another e-mail than the account's.
  const email = account && !input.kiosk ? account.email : input.email
  const form = formOf(needs, input, email, ticket, session, day)
  const proof = await passedCheck(needs, actor, input)
  const videos = day.locationType === 'Video Submission' ? (input.videos ?? []) : []
  const person = { dayId: ticket.dayId, ...form }
  const uploads = videos.length > 0 ? await needs.submissions.claim(videos, person) : []
  const isOwnAccount = account?.email.toLowerCase() === form.email
  const userId = account && isOwnAccount ? account.userId : null
  const profile = userId === null ? null : await needs.profiles.of(userId)
  const brings = profile && !day.skipForm && (input.photos?.length ?? 0) === 0
  return {
    ticket,
    session,
    day,
    form,
    userId,
    profile,
    ownHeadshots: brings ? await needs.headshots.copied(ticket, profile.headshotKeys) : [],
    uploads,
    proof,
    input,
  }
}

function formOf(
  { tickets, phones }: Needs,
  input: Input,
  email: string | undefined,
  ticket: CheckInTicket,
  session: SessionFacts,
  day: SessionDateFacts,
): CheckInForm {
  const typed = {
    firstName: input.first_name,
    lastName: input.last_name,
    email,
    phone: input.phone,
    phoneCountry: input.phone_country,
    isRepresented: input.isRepresented,
    agent: input.agent,
    agentEmail: input.agent_email,
    agentPhone: input.agent_phone,
    role: input.role,
    photoKey: input.photo ? tickets.openPhoto(ticket, input.photo, 'today') : null,
    videos: input.videos?.length ?? 0,
    terms: input.terms,
  }
  const rules = {
    skipForm: day.skipForm,
    roles: session.roles,
    mayCreateRole: session.allowTalentCreateRole,
    isSelfTape: day.locationType === 'Video Submission',
  }
  return readForm(typed, rules, phones)
}

/** The record of the same talent and date, if there is one. A talent who had signed out is back in the lobby. */
async function knownRecord(
  needs: Needs,
  repositories: LobbyRepositories,
  outbox: Outbox,
  attempt: Attempt,
): Promise<Known | null> {
  const { ticket, form, session, userId } = attempt
  const person = personOf({ dayId: ticket.dayId, ...form })
  const sameTicket = await repositories.records.byTicket(ticket.nonce)
  if (sameTicket) {
    if (personOf(sameTicket) !== person) {
      throw conflict('ticket_used', 'Somebody has checked in on this page already. Load it again.')
    }
    if (sameTicket.deletedAt) throw conflict('ticket_used', 'This check-in was removed. Check in again.')
    return { record: sameTicket, isProven: true }
  }
  const samePerson = await needs.arrivals.known(repositories, ticket.dayId, form)
  if (!samePerson) return null
  const isProven = userId !== null && samePerson.userId === userId
  if (samePerson.arrivedTime === null) {
    const brings = broughtTo(samePerson, factsOf(needs, attempt))
    return { record: await needs.arrivals.arrive(repositories, outbox, samePerson, brings), isProven }
  }
  if (samePerson.state !== 'signed_out') return { record: samePerson, isProven }
  const back = act(samePerson, 'sign-in', needs.clock.now())
  await repositories.records.save(back)
  needs.signals.recordAndTalent(outbox, back)
  needs.signals.line(outbox, session.id)
  return { record: back, isProven }
}

/** What the own check-in of a talent whom staff expected adds to the record. */
const broughtTo = (record: CheckInRecord, facts: Arrival): Partial<CheckInRecord> => ({
  locationType: facts.locationType,
  photoKey: record.photoKey ?? facts.photoKey ?? null,
  headshotKeys: record.headshotKeys.length > 0 ? record.headshotKeys : (facts.headshotKeys ?? []),
  sagNumber: record.sagNumber ?? facts.sagNumber ?? null,
  interviewNo: record.interviewNo ?? facts.interviewNo ?? null,
  actualCall: record.actualCall ?? facts.actualCall ?? null,
  agent: record.agent ?? facts.agent ?? null,
  agentEmail: record.agentEmail ?? facts.agentEmail ?? null,
  agentPhone: record.agentPhone ?? facts.agentPhone ?? null,
  instagramHandle: record.instagramHandle ?? facts.instagramHandle ?? null,
  tiktokHandle: record.tiktokHandle ?? facts.tiktokHandle ?? null,
})

function mailLinkAgain(
  { clock, texts }: Needs,
  outbox: Outbox,
  record: CheckInRecord,
  session: SessionFacts,
  pageKey: string,
): void {
  const turn = Math.floor(clock.now().getTime() / LINK_AGAIN)
  texts.welcome(outbox, record, session, pageKey, `check-in:${record.id}:${turn}`)
}

function factsOf(
  needs: Needs,
  { ticket, day, form, userId, profile, ownHeadshots, input }: Attempt,
): Arrival {
  return {
    ...form,
    locationType: placeOf(day, input),
    userId,
    sagNumber: input.sagnumber?.trim() || null,
    limeliteRoleId: input.limelite_role_id?.trim() || null,
    interviewNo: input.interview_no ?? null,
    actualCall: input.actual_call ?? null,
    headshotKeys: input.photos?.length ? headshots(needs, ticket, input.photos) : ownHeadshots,
    instagramHandle: profile?.instagramHandle ?? null,
    tiktokHandle: profile?.tiktokHandle ?? null,
    optIn: input.opt_in !== false,
    ticketNonce: ticket.nonce,
  }
}

/** @throws DomainError for one that was not uploaded with this ticket */
function headshots(
  { tickets }: Needs,
  ticket: CheckInTicket,
  sealed: readonly string[] = [],
): readonly string[] {
  return [...new Set(sealed)].map((reference) => {
    const key = tickets.openPhoto(ticket, reference, 'headshot')
    if (key === null) throw invalid('photos', 'A headshot is out of date. Add it again.')
    return key
  })
}
