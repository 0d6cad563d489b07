import { CLOCK, IDS, type Outbox, SECRET_HASHER, service } from '@callboard/core'
import type { SessionDateFacts, SessionFacts } from '@callboard/projects/queries'
import { checkedIn } from '../../contract/index.ts'
import { arrived, type CheckInRecord, type NewRecord, newRecord, personOf } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import type { LobbyRepositories } from '../ports/index.ts'
import { TalentTexts } from '../talent/talent-texts.ts'

/** Facts of a check-in beside those that follow from its session, its date and the moment. */
export type Arrival = Omit<
  NewRecord,
  'id' | 'sessionId' | 'dayId' | 'date' | 'checkedInTime' | 'arrivedTime' | 'ticketNonce' | 'state'
> & {
  /** what the same check-in brings again when it is asked for twice; made here when absent, so that nothing can */
  readonly ticketNonce?: string
  /** `expected`: staff put the talent on the list, who has not arrived */
  readonly state?: 'waiting' | 'expected'
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
    const now = this.needs.clock.now()
    const isExpected = arrival.state === 'expected'
    const record = newRecord({
      ...arrival,
      ticketNonce: arrival.ticketNonce ?? this.needs.ids.secret(),
      id: this.needs.ids.next(),
      sessionId: session.id,
      dayId: day.id,
      date: day.date,
      checkedInTime: now,
      arrivedTime: isExpected ? null : now,
    })
    const isNew = await repositories.records.add(record, this.needs.hasher.digest(personOf(record)))
    if (!isNew) return null
    if (!isExpected) this.tellCheckedIn(outbox, record, record.userId)
    if (pageKey !== undefined) {
      await this.rememberPage(repositories, record, pageKey)
      this.needs.texts.welcome(outbox, record, session, pageKey)
    }
    // The line is not told: a new talent is the last in it, and no place of another has changed.
    this.needs.signals.record(outbox, record)
    return record
  }

  /**
   * A talent on the list has arrived. The session must be locked.
   * @param brings facts of the own check-in that the record does not have
   * @returns the same record when that is known
   */
  async arrive(
    repositories: LobbyRepositories,
    outbox: Outbox,
    record: CheckInRecord,
    brings: Partial<CheckInRecord> = {},
  ): Promise<CheckInRecord> {
    const after = arrived(record, this.needs.clock.now())
    if (after === record) return record
    const whole = { ...after, ...brings }
    await repositories.records.save(whole)
    this.tellCheckedIn(outbox, whole, whole.userId)
    this.needs.signals.recordAndTalent(outbox, whole)
    return whole
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
