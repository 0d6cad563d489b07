import {
  type Actor,
  CLOCK,
  conflict,
  IDS,
  missing,
  type Outbox,
  PHONE_NUMBERS,
  SECRET_HASHER,
  useCase,
} from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { SESSION_DIRECTORY, type SessionDateFacts, type SessionFacts } from '@callboard/projects/queries'
import { checkedIn, checkIn } from '../../contract/index.ts'
import { act, type CheckInForm, type CheckInRecord, personOf, readForm } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'
import { TalentTexts } from '../talent/talent-texts.ts'
import { allowCheckIn } from './check-in-access.ts'
import { type CheckInTicket, CheckInTickets } from './check-in-tickets.ts'

type Input = InputOf<typeof checkIn>
type Reply = ReplyOf<typeof checkIn>

/** Facts about an arrival, collected before the search for an existing record. */
interface Arrival {
  readonly ticket: CheckInTicket
  readonly session: SessionFacts
  readonly day: SessionDateFacts
  readonly form: CheckInForm
  readonly userId: string | null
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

/**
 * Checks a talent in. The same ticket again, or the same person again on the same date, gets the same record.
 * A name and an e-mail address prove nothing: the page of a record made before is then reached by its messages only.
 */
export class CheckIn extends useCase(checkIn, {
  store: LOBBY_STORE,
  sessions: SESSION_DIRECTORY,
  tickets: CheckInTickets,
  phones: PHONE_NUMBERS,
  hasher: SECRET_HASHER,
  signals: LobbySignals,
  texts: TalentTexts,
  clock: CLOCK,
  ids: IDS,
}) {
  async run(actor: Actor, input: Input): Promise<Reply> {
    const arrival = await this.#arrival(actor, input)
    const reply = (await this.#arrived(arrival)) ?? (await this.#cameBack(arrival))
    // The record found first was deleted meanwhile: the check-in starts again, as a new one.
    return reply ?? (await this.run(actor, input))
  }

  /**
   * Tries to add a record first, without locking the session, as nearly every check-in is new. @returns null when there
   * is a record already
   */
  async #arrived(arrival: Arrival): Promise<Reply | null> {
    return await this.needs.store.write(async (repositories, outbox) => {
      const pageKey = this.needs.ids.secret()
      const record = await this.#add(repositories, outbox, arrival, pageKey)
      if (!record) return null
      return outbox.answer(await this.#admitted(repositories, arrival, { record, isProven: true }, pageKey))
    })
  }

  /** @returns null when there is no record */
  async #cameBack(arrival: Arrival): Promise<Reply | null> {
    return await this.needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(arrival.session.id)
      const known = await this.#known(repositories, outbox, arrival)
      if (!known) return null
      const pageKey = this.needs.ids.secret()
      if (!known.isProven) this.#mailLinkAgain(outbox, known.record, arrival.session, pageKey)
      return outbox.answer(await this.#admitted(repositories, arrival, known, pageKey))
    })
  }

  async #admitted(
    repositories: LobbyRepositories,
    { input }: Arrival,
    { record, isProven }: Known,
    pageKey: string,
  ): Promise<Reply> {
    await this.#remember(repositories, record, pageKey)
    const isForThisDevice = !input.kiosk && isProven
    return {
      record_id: record.id,
      page_key: isForThisDevice ? pageKey : null,
      first_name: record.firstName,
    }
  }

  async #arrival(actor: Actor, input: Input): Promise<Arrival> {
    const ticket = this.needs.tickets.open(input.ticket)
    const session = await this.needs.sessions.session(ticket.sessionId)
    const day = session?.dates.find((date) => date.id === ticket.dayId)
    if (!session || !day) throw missing('This date')
    allowCheckIn(actor, session)
    const account = actor.kind === 'user' && actor.userType === 'talent' ? actor : null
    // Only the kiosk lets one type another e-mail than the account's.
    const email = account && !input.kiosk ? account.email : input.email
    const form = this.#form(input, email, ticket, session, day)
    const isOwnAccount = account?.email.toLowerCase() === form.email
    return { ticket, session, day, form, userId: account && isOwnAccount ? account.userId : null, input }
  }

  #form(
    input: Input,
    email: string,
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
      photoKey: input.photo ? this.needs.tickets.openPhoto(ticket, input.photo) : null,
    }
    const rules = {
      skipForm: day.skipForm,
      roles: session.roles,
      mayCreateRole: session.allowTalentCreateRole,
    }
    return readForm(typed, rules, this.needs.phones)
  }

  /** The record of the same talent and date, if there is one. A talent who had signed out is back in the lobby. */
  async #known(
    repositories: LobbyRepositories,
    outbox: Outbox,
    { ticket, form, session, userId }: Arrival,
  ): Promise<Known | null> {
    const person = personOf({ dayId: ticket.dayId, ...form })
    const sameTicket = await repositories.records.byTicket(ticket.nonce)
    if (sameTicket) {
      if (personOf(sameTicket) !== person) {
        throw conflict('ticket_used', 'Somebody has checked in on this page already. Load it again.')
      }
      if (sameTicket.deletedAt) throw conflict('ticket_used', 'This check-in was removed. Check in again.')
      return { record: sameTicket, isProven: true }
    }
    const samePerson = await repositories.records.byPerson(this.needs.hasher.digest(person))
    if (!samePerson) return null
    const isProven = userId !== null && samePerson.userId === userId
    if (samePerson.state !== 'signed_out') return { record: samePerson, isProven }
    const back = act(samePerson, 'sign-in', this.needs.clock.now())
    await repositories.records.save(back)
    this.needs.signals.recordAndTalent(outbox, back)
    this.needs.signals.line(outbox, session.id)
    return { record: back, isProven }
  }

  #mailLinkAgain(outbox: Outbox, record: CheckInRecord, session: SessionFacts, pageKey: string): void {
    const turn = Math.floor(this.needs.clock.now().getTime() / LINK_AGAIN)
    this.needs.texts.welcome(outbox, record, session, pageKey, `check-in:${record.id}:${turn}`)
  }

  /** @returns null when the ticket or the person has a record already */
  async #add(
    repositories: LobbyRepositories,
    outbox: Outbox,
    arrival: Arrival,
    pageKey: string,
  ): Promise<CheckInRecord | null> {
    const record = this.#newRecord(arrival)
    const isNew = await repositories.records.add(record, this.needs.hasher.digest(personOf(record)))
    if (!isNew) return null
    outbox.publish(checkedIn, {
      record_id: record.id,
      session_id: record.sessionId,
      day_id: record.dayId,
      user_id: record.userId,
      email: record.email,
    })
    this.needs.texts.welcome(outbox, record, arrival.session, pageKey)
    this.needs.signals.record(outbox, record)
    this.needs.signals.line(outbox, record.sessionId)
    return record
  }

  #newRecord({ ticket, session, day, form, userId, input }: Arrival): CheckInRecord {
    return {
      ...form,
      id: this.needs.ids.next(),
      sessionId: session.id,
      dayId: day.id,
      date: day.date,
      locationType: day.locationType,
      userId,
      sagNumber: input.sagnumber?.trim() || null,
      interviewNo: input.interview_no ?? null,
      actualCall: input.actual_call ?? null,
      instagramHandle: null,
      tiktokHandle: null,
      optIn: input.opt_in !== false,
      state: 'waiting',
      checkedInTime: this.needs.clock.now(),
      callInTime: null,
      calls: 0,
      signedOutTime: null,
      groupId: null,
      groupName: null,
      auditioned: false,
      deletedAt: null,
      ticketNonce: ticket.nonce,
      version: 1,
    }
  }

  async #remember(repositories: LobbyRepositories, record: CheckInRecord, pageKey: string): Promise<void> {
    const digest = this.needs.hasher.digest(pageKey)
    await repositories.pageKeys.add({ digest, recordId: record.id, createdAt: this.needs.clock.now() })
  }
}
