import {
  ACCESS,
  type Actor,
  BLOB_STORE,
  CLOCK,
  conflict,
  dayIn,
  IDS,
  invalid,
  missing,
  PHONE_NUMBERS,
  service,
} from '@callboard/core'
import { type InputOf, type ReplyOf, STAFF, subjectOf } from '@callboard/core/http-contract'
import { sessionSubject } from '@callboard/projects/contract'
import type { SessionDateFacts, SessionFacts } from '@callboard/projects/queries'
import { type checkIn, quickAddFaults } from '../../contract/index.ts'
import { type LocationType, runningDate } from '../../domain/index.ts'
import { staffRecordView } from '../line/record-view.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { Arrivals } from './arrivals.ts'

type Input = InputOf<typeof checkIn>

const ofSession = subjectOf(sessionSubject, { id: 'session' }, STAFF)
const DEFAULT_COUNTRY = 'US'
const clean = (text: string | undefined) => text?.trim() ?? ''

/** Where a talent auditions: on a date with both ways, as staff say. */
function placeOf(day: SessionDateFacts, asked: LocationType | undefined): LocationType {
  if (asked === undefined || asked === day.locationType) return day.locationType
  if (day.locationType === 'Both' && (asked === 'Virtual' || asked === 'In Person')) return asked
  throw invalid('location_type', 'This date is not held that way.')
}

/** Staff add a talent to the lobby: no ticket, no photo, no terms. The talent gets the link to the own page. */
export class QuickAdd extends service({
  access: ACCESS,
  store: LOBBY_STORE,
  arrivals: Arrivals,
  phones: PHONE_NUMBERS,
  blobs: BLOB_STORE,
  clock: CLOCK,
  ids: IDS,
}) {
  /**
   * @throws DomainError missing for strangers of the session; invalid in the words of the form; conflict
   * `already_here` with the record of a talent who is in the lobby already
   */
  async add(actor: Actor, input: Input): Promise<ReplyOf<typeof checkIn>> {
    if (input.session === undefined)
      throw invalid('ticket', 'This page is out of date. Load it again to check in.')
    const { session } = await this.needs.access.admit(ofSession, actor, input)
    const day = this.#day(session, input.day)
    const person = this.#person(input, day)
    const { ids } = this.needs
    return await this.needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const record = await this.needs.arrivals.add(repositories, outbox, session, day, person, ids.secret())
      if (record) return outbox.answer({ record_id: record.id, page_key: null, first_name: record.firstName })
      const known = await this.needs.arrivals.known(repositories, day.id, person)
      throw conflict(
        'already_here',
        `${person.firstName} ${person.lastName} has checked in already.`,
        known && staffRecordView(known, this.needs.blobs),
      )
    })
  }

  #day(session: SessionFacts, id: string | undefined): SessionDateFacts {
    const today = dayIn(session.timeZone, this.needs.clock.now())
    const day =
      id === undefined
        ? (runningDate(session.dates, today) ?? session.dates[0])
        : session.dates.find((date) => date.id === id)
    if (!day) throw missing('This date')
    return day
  }

  #person(input: Input, day: SessionDateFacts) {
    const parsed = this.needs.phones.parse(clean(input.phone), input.phone_country ?? DEFAULT_COUNTRY)
    const [fault] = Object.entries(quickAddFaults(input, () => parsed !== null))
    if (fault) throw invalid(...fault)
    return {
      firstName: clean(input.first_name),
      lastName: clean(input.last_name),
      email: clean(input.email).toLowerCase(),
      phone: parsed,
      role: clean(input.role),
      locationType: placeOf(day, input.location_type),
      // The talent tells staff the number in order to be reached.
      optIn: true,
      actualCall: input.actual_call ?? null,
      state: input.arrived ? 'waiting' : 'expected',
    } as const
  }
}
