import { AccountLoader, TALENT_ACCOUNTS, USER_DIRECTORY, USER_PHOTOS } from '@callboard/accounts/queries'
import { MESSAGE_FATES } from '@callboard/admin/queries'
import { CLOCK, IDS, PUBLIC_URL, UNDO_SECONDS, type UserActor } from '@callboard/core'
import {
  double,
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  randomIds,
  SAMPLE_UNDO_SECONDS,
  signedInAs,
  wired,
} from '@callboard/core/testing'
import { type ListedTalent, TALENT_CONTACTS } from '@callboard/lobby/queries'
import { projectSubjects, SESSION_DIRECTORY, type SessionFacts } from '@callboard/projects/queries'
import { SCHEDULING_STORE, type SchedulingStore } from '../application/ports/index.ts'
import { scheduleRoom } from '../contract/index.ts'
import { schedulingModule } from '../module.ts'
import { APPOINTMENT_QUERIES } from '../queries/index.ts'
import { sessionFacts } from './builders.ts'

/** A talent of another session without an account. */
const NEWCOMER = { firstName: 'Nova', lastName: 'New', email: 'nova@new.example' }

/** A session of two dates with its people, at 2026-03-01 in the morning; no time frame yet. */
export function schedulingWorld(rawStore: SchedulingStore) {
  const promised: OutboxEntry[] = []
  const store = notingStore(rawStore, promised)
  const clock = manualClock('2026-03-01T17:00:00.000Z')
  const facts = [sessionFacts()]
  const deleted: SessionFacts[] = []
  const users = [
    personNamed('director', 'casting_director'),
    personNamed('manager', 'session_manager'),
    personNamed('stranger', 'session_manager'),
    personNamed('client', 'client'),
    ...Array.from({ length: 60 }, (_, index) => personNamed(`talent${index}`, 'talent')),
  ]
  /** How many accounts are still told before the process ends. */
  let accountsLeft = Number.POSITIVE_INFINITY
  /** Accounts that staff have made and nobody has taken over. */
  const made = new Set<string>()
  /** Check-ins, the latest of each address. */
  const listed: ListedTalent[] = []
  const people = users.map((user) => ({ ...user, phone: null }))
  const { call, work, guardOf, query } = wired(
    schedulingModule,
    [
      double(SCHEDULING_STORE, store),
      double(CLOCK, clock),
      double(MESSAGE_FATES, { sendsMail: true }),
      double(IDS, randomIds),
      double(PUBLIC_URL, 'https://callboard.example'),
      double(UNDO_SECONDS, SAMPLE_UNDO_SECONDS),
      double(SESSION_DIRECTORY, {
        session: async (id) => facts.find((session) => session.id === id) ?? null,
        sessionInWrite: async (id) => facts.find((session) => session.id === id) ?? null,
        evenDeleted: async (id) => [...facts, ...deleted].find((session) => session.id === id) ?? null,
        byProject: async (id) => facts.filter((session) => session.projectId === id),
        many: async (wanted) => facts.filter((session) => wanted.includes(session.id)),
      }),
      double(USER_DIRECTORY, {
        find: async (id) => people.find((user) => user.id === id) ?? null,
        many: async (wanted) => people.filter((user) => wanted.includes(user.id)),
        byEmail: async (email) => people.find((user) => user.email === email) ?? null,
      }),
      double(USER_PHOTOS, {
        of: async (wanted) =>
          new Map(
            wanted.filter((id) => id === 'user-talent1').map((id) => [id, `https://files.example/${id}.jpg`]),
          ),
      }),
      double(TALENT_CONTACTS, {
        of: async (records) =>
          records.map((recordId) => {
            const known = people.find(({ id }) => id === recordId.replace('record', 'user'))
            const { firstName, lastName, email } = known ?? NEWCOMER
            return { recordId, sessionId: 'session-0', firstName, lastName, email }
          }),
        listed: async (sessions, addresses) =>
          listed.filter(
            ({ sessionId, email }) => sessions.includes(sessionId) && (addresses?.includes(email) ?? true),
          ),
      }),
      double(TALENT_ACCOUNTS, {
        ofEmail: async (person) => {
          if (accountsLeft === 0) throw new Error('The process has ended.')
          accountsLeft -= 1
          const known = people.find(({ email }) => email === person.email)
          if (known) return { id: known.id, userType: known.userType, canSignIn: !made.has(known.id) }
          const user = { ...personNamed(person.firstName, 'talent'), ...person, phone: null }
          people.push(user)
          made.add(user.id)
          return { id: user.id, userType: 'talent', canSignIn: false }
        },
      }),
    ],
    [...projectSubjects, AccountLoader],
  )
  return {
    promised,
    clock,
    facts,
    deleted,
    people,
    listed,
    store,
    call,
    work,
    as: (name: string): UserActor => {
      const user = users.find(({ id }) => id === `user-${name}`)
      if (!user) throw new Error(`Nobody is called ${name}.`)
      return signedInAs(user)
    },
    /** The process ends after so many more talent were looked up. */
    endsAfter: (accounts: number) => {
      accountsLeft = accounts
    },
    appointmentQueries: query(APPOINTMENT_QUERIES),
    scheduleRoom: guardOf(scheduleRoom),
  }
}
