import { CLOCK, IDS, type Outbox, SECRET_HASHER, service } from '@callboard/core'
import type { SessionDateFacts, SessionFacts } from '@callboard/projects/queries'
import { checkedIn } from '../../contract/index.ts'
import { type CheckInRecord, type NewRecord, newRecord, personOf } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import type { LobbyRepositories } from '../ports/index.ts'
import { TalentTexts } from '../talent/talent-texts.ts'

/** Facts of a check-in beside those that follow from its session, its date and the moment. */
export type Arrival = Omit<
  NewRecord,
  'id' | 'sessionId' | 'dayId' | 'date' | 'checkedInTime' | 'ticketNonce'
> & {
  /** what the same check-in brings again when it is asked for twice; made here when absent, so that nothing can */
  readonly ticketNonce?: string
}

/** Check-ins that begin: by the talent, by staff, by an import. */
export class Arrivals extends service({
  hasher: SECRET_HASHER,
  signals: LobbySignals,
  texts: TalentTexts,
  clock: CLOCK,
  ids: IDS,
}) {
  /** The record of the same person on the date; null when there is none. */
  async known(
    repositories: LobbyRepositories,
    dayId: string,
    person: Pick<CheckInRecord, 'firstName' | 'lastName' | 'email'>,
  ): Promise<CheckInRecord | null> {
    return await repositories.records.byPerson(this.needs.hasher.digest(personOf({ dayId, ...person })))
  }

  /**
   * Makes the record and tells of it.
   * @param pageKey secret of the talent's page, which is sent to the talent; without one nothing is sent
   * @returns null, with nothing stored, when the person or the ticket has a record already
   */
  async add(
    repositories: LobbyRepositories,
    outbox: Outbox,
    session: SessionFacts,
    day: SessionDateFacts,
    arrival: Arrival,
    pageKey?: string,
  ): Promise<CheckInRecord | null> {
    const record = newRecord({
      ...arrival,
      ticketNonce: arrival.ticketNonce ?? this.needs.ids.secret(),
      id: this.needs.ids.next(),
      sessionId: session.id,
      dayId: day.id,
      date: day.date,
      checkedInTime: this.needs.clock.now(),
    })
    const isNew = await repositories.records.add(record, this.needs.hasher.digest(personOf(record)))
    if (!isNew) return null
    this.tellCheckedIn(outbox, record, record.userId)
    if (pageKey !== undefined) {
      await this.rememberPage(repositories, record, pageKey)
      this.needs.texts.welcome(outbox, record, session, pageKey)
    }
    // The line is not told: a new talent is the last in it, and no place of another has changed.
    this.needs.signals.record(outbox, record)
    return record
  }

  /** Lets this secret open the talent's page. */
  async rememberPage(repositories: LobbyRepositories, record: CheckInRecord, pageKey: string): Promise<void> {
    const digest = this.needs.hasher.digest(pageKey)
    await repositories.pageKeys.add([{ digest, recordId: record.id, createdAt: this.needs.clock.now() }])
  }

  /** @param userId account whose appointment of the date is met by this check-in */
  tellCheckedIn(outbox: Outbox, record: CheckInRecord, userId: string | null): void {
    outbox.publish(checkedIn, {
      record_id: record.id,
      session_id: record.sessionId,
      day_id: record.dayId,
      user_id: userId,
      email: record.email,
    })
  }
}
