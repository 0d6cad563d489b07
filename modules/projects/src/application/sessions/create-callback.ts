import { USER_DIRECTORY, type UserFacts } from '@callboard/accounts/queries'
import {
  broken,
  CLOCK,
  conflict,
  dayIn,
  instantOf,
  invalid,
  missing,
  type NeedsOf,
  useCase,
} from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { TALENT_CONTACTS, type TalentContact } from '@callboard/lobby/queries'
import { SLOT_LENGTHS } from '@callboard/scheduling/contract'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import {
  type CalledBack,
  callbackPlanned,
  createCallback,
  DEFAULT_CHANGE_CUTOFF,
  DEFAULT_ZONE,
  isPastMidnight,
  roleByRole,
  timeOfTurn,
} from '../../contract/index.ts'
import { PROJECTS_STORE, type SessionOutline } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { NewSessions } from './new-sessions.ts'
import { readZone } from './session-entry.ts'

const NEEDS = {
  store: PROJECTS_STORE,
  contacts: TALENT_CONTACTS,
  users: USER_DIRECTORY,
  appointments: APPOINTMENT_QUERIES,
  sessions: NewSessions,
  clock: CLOCK,
}
type Input = InputOf<typeof createCallback>

/** The talent are promised their times together with the session; scheduling keeps the promise. */
export const CreateCallback = useCase(createCallback, NEEDS, async ({ needs, actor, input }) => {
  const timeZone = readZone(input.time_zone ?? DEFAULT_ZONE)
  const now = needs.clock.now()
  checkTimes(input, timeZone, now)
  const { talent, personOf, sessions } = await calledBack(needs, input)
  await requireNobodyBusy(needs, input, timeZone, talent.map(personOf), sessions)
  return await needs.sessions.make(
    signedIn(actor),
    now,
    {
      projectId: input.studio,
      name: input.name,
      timeZone,
      description: '',
      changeCutoff: DEFAULT_CHANGE_CUTOFF,
      twr: null,
      twrSync: true,
      dates: [
        {
          date: input.date,
          startTime: input.start_time,
          locationType: input.location_type,
          inPersonLocation: input.in_person_location,
        },
      ],
    },
    async ({ session, project, others, repositories }, outbox) => {
      requireNoTwin(input, others)
      const unknown = talent.find(({ role }) => project.roles.length > 0 && !project.roles.includes(role))
      if (unknown) throw broken('unknown_role', `This project no longer casts ${unknown.role}.`)
      outbox.publish(callbackPlanned, {
        session_id: session.id,
        day_id: session.dates[0]!.id,
        planned_by: session.createdBy,
        slot_seconds: input.length_time_slot * 60,
        talent: [...talent],
      })
      // Each talent is told of their time: nobody is left to share the schedule with.
      await repositories.shares.note(session.dates[0]!.id, now)
    },
  )
})

/** @throws DomainError invalid with the field */
function checkTimes({ date, start_time, length_time_slot, talent }: Input, zone: string, now: Date): void {
  if (!SLOT_LENGTHS.some((length) => length === length_time_slot))
    throw invalid('length_time_slot', 'Time slot is required')
  if (date < dayIn(zone, now)) throw invalid('date', 'Past dates cannot be chosen')
  const start = instantOf(date, start_time, zone)
  if (!start) throw invalid('start_time', 'The clocks skip this time on that day')
  if (start <= now) throw invalid('start_time', 'Start Time must be after current time')
  if (isPastMidnight(start_time, length_time_slot, talent.length))
    throw invalid(
      'start_time',
      'The last talent would come after midnight. Begin earlier, or give each less time.',
    )
}

/**
 * Role by role, in the order in which the roles first come; a person who was picked twice comes once.
 * @throws DomainError missing when one of them was in no session of the project, rule when one cannot be invited
 */
async function calledBack(
  needs: NeedsOf<typeof NEEDS>,
  { studio, talent }: Input,
): Promise<{
  readonly talent: readonly CalledBack[]
  readonly personOf: (called: CalledBack) => Person
  /** Those of the project. */
  readonly sessions: readonly SessionOutline[]
}> {
  const found = new Map(
    (await needs.contacts.of(talent.map(({ record }) => record))).map((contact) => [
      contact.recordId,
      contact,
    ]),
  )
  const sessionIds = [...new Set([...found.values()].map(({ sessionId }) => sessionId))]
  const own = await needs.store.read(({ sessions }) => sessions.outlines([studio], null))
  const isOwn = sessionIds.every((id) => own.some((session) => session.id === id))
  if (!isOwn || talent.some(({ record }) => !found.has(record))) throw missing('One of these talent')
  const people = new Set<string>()
  const once = talent.filter(({ record }) => {
    const email = found.get(record)!.email
    return !people.has(email) && people.add(email)
  })
  const persons = new Map<string, Person>()
  for (const { record } of once) {
    const contact = found.get(record)!
    const account = await ownAccount(needs, contact)
    persons.set(record, { name: nameOf(contact), account: account?.id ?? null })
  }
  return { talent: roleByRole(once), personOf: ({ record }) => persons.get(record)!, sessions: own }
}

interface Person {
  readonly name: string
  /** Id; null: they have none yet, and so no times. */
  readonly account: string | null
}

const nameOf = ({ firstName, lastName }: TalentContact) => `${firstName} ${lastName}`.trim()

/**
 * Two times of a person at once would take a place from somebody else.
 * @param people in the order of their times
 * @throws DomainError rule with the names
 */
async function requireNobodyBusy(
  { appointments }: Pick<NeedsOf<typeof NEEDS>, 'appointments'>,
  { date, start_time, length_time_slot }: Input,
  zone: string,
  people: readonly Person[],
  sessions: readonly SessionOutline[],
): Promise<void> {
  const days = sessions.flatMap(({ dates }) => dates.filter((one) => one.date === date).map(({ id }) => id))
  if (days.length === 0) return
  const timesOf = Map.groupBy(await appointments.timesOn(days), ({ talentId }) => talentId)
  const busy = people.filter(({ account }, place) => {
    const begins = instantOf(date, timeOfTurn(start_time, length_time_slot, place), zone)
    const times = account === null ? [] : (timesOf.get(account) ?? [])
    return times.some(
      ({ start }) => begins && Math.abs(start.getTime() - begins.getTime()) < length_time_slot * 60_000,
    )
  })
  if (busy.length > 0)
    throw broken(
      'busy',
      `${busy.map(({ name }) => name).join(', ')} ${busy.length === 1 ? 'has' : 'have'} another time of this project then. Leave them out, or choose another time.`,
    )
}

/** The same once more is a slip: nobody wants two of the same name at the same time. @throws DomainError conflict */
function requireNoTwin({ name, date, start_time }: Input, others: readonly SessionOutline[]): void {
  const isTwin = (other: SessionOutline) =>
    other.name === name.trim() && other.dates.some((one) => one.date === date && one.startTime === start_time)
  if (others.some(isTwin))
    throw conflict(
      'twin_callback',
      `${name.trim()} is there already, on this day and at this time. Open it, or choose another name or time.`,
    )
}

/** @returns null: they have none yet @throws DomainError rule for a talent without an address of their own */
async function ownAccount(
  { users }: Pick<NeedsOf<typeof NEEDS>, 'users'>,
  contact: TalentContact,
): Promise<UserFacts | null> {
  const { email } = contact
  const name = nameOf(contact)
  if (email === '')
    throw broken('no_address', `${name} left no e-mail address. Leave them out, and call them.`)
  const account = await users.byEmail(email)
  if (account && account.userType !== 'talent')
    throw broken(
      'no_talent',
      `The e-mail address of ${name} belongs to an account that is not a talent. Leave them out, and call them.`,
    )
  return account
}
