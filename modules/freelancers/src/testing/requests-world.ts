import { AccountLoader, USER_DIRECTORY } from '@callboard/accounts/queries'
import {
  CLOCK,
  conflict,
  IDS,
  PHONE_NUMBERS,
  PUBLIC_URL,
  RICH_TEXT,
  UNDO_SECONDS,
  type UserActor,
} from '@callboard/core'
import {
  double,
  e164Phones,
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  plainRichText,
  promisedAs,
  randomIds,
  SAMPLE_UNDO_SECONDS,
  signedInAs,
  wired,
} from '@callboard/core/testing'
import { DATE_MANAGERS, type Duties } from '@callboard/projects/commands'
import {
  projectSubjects,
  type RunDate,
  SESSION_DIRECTORY,
  type SessionFacts,
} from '@callboard/projects/queries'
import { dateFacts, sessionFacts } from '@callboard/projects/testing'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { FREELANCERS_STORE, type FreelancersStore } from '../application/ports/index.ts'
import { requestRoom, saveOwnProfile } from '../contract/index.ts'
import { freelancersModule } from '../module.ts'

interface Message {
  readonly template: string
  readonly channel: string
  readonly to: string
  readonly reply_to?: string
  readonly key: string
  readonly values: Readonly<Record<string, string>>
  readonly attachments?: readonly { readonly content: string }[]
}

const FIELDS = { manager: 'managerIds', lobby_manager: 'lobbyManagerIds' } as const

/** A session of three dates, dora's; mia, noah and zoe are freelancers whom all see. It is 2026-03-01 in the morning. */
export function requestsWorld(rawStore: FreelancersStore) {
  const promised: OutboxEntry[] = []
  const store = notingStore(rawStore, promised)
  const clock = manualClock('2026-03-01T17:00:00.000Z')
  const people = [
    personNamed('root', 'super_admin'),
    personNamed('dora', 'casting_director'),
    personNamed('eli', 'casting_director'),
    personNamed('mia', 'session_manager'),
    personNamed('noah', 'session_manager'),
    personNamed('zoe', 'session_manager'),
    personNamed('cleo', 'client'),
  ].map((person) => ({ ...person, phone: null }))
  const days = ['2026-03-04', '2026-03-05', '2026-03-06']
  let session: SessionFacts | null = sessionFacts({
    castingDirectorIds: ['user-dora'],
    dates: days.map((date) => dateFacts({ id: `day-${date.at(-1)}`, date })),
  })
  let last = session
  const change = (changes: Partial<SessionFacts> | null) => {
    if (session) last = session
    session = changes && { ...last, ...changes }
    if (session) last = session
  }
  /** Dates of other projects that people run. */
  const elsewhere: RunDate[] = []
  /** Sessions of other projects. */
  const others: SessionFacts[] = []
  /** Mia runs a date of a project of Eli. */
  const runsElsewhere = (changes: Partial<RunDate> = {}) =>
    elsewhere.push({
      userId: 'user-mia',
      dayId: 'other',
      sessionId: 'session-of-others',
      sessionName: 'Recall',
      projectName: 'Bakery',
      castingDirectorIds: ['user-eli'],
      date: '2026-03-04',
      startTime: '15:00',
      zone: 'America/New_York',
      ...changes,
    })
  const found = (id: string) => (session?.id === id ? session : null)
  const onDates = ({ duties, userId }: Duties, put: boolean) => {
    for (const { dayId, role } of duties)
      change({
        dates: last.dates.map((date) => {
          if (date.id !== dayId) return date
          const others = date[FIELDS[role]].filter((id) => id !== userId)
          return { ...date, [FIELDS[role]]: put ? [...others, userId] : others }
        }),
      })
    return last
  }
  const requireFree = async ({ duties, userId }: Duties) => {
    for (const { dayId, role } of duties)
      if (last.dates.some((date) => date.id === dayId && date[FIELDS[role]].some((id) => id !== userId)))
        throw conflict('already_booked', 'Already booked')
  }
  const { call, work, guardOf } = wired(
    freelancersModule,
    [
      double(FREELANCERS_STORE, store),
      double(CLOCK, clock),
      double(UNDO_SECONDS, SAMPLE_UNDO_SECONDS),
      double(IDS, randomIds),
      double(PUBLIC_URL, 'https://callboard.example'),
      double(PHONE_NUMBERS, e164Phones),
      double(RICH_TEXT, plainRichText),
      double(SESSION_DIRECTORY, {
        session: async (id) => found(id),
        evenDeleted: async (id) => (last.id === id ? last : null),
        many: async (ids) => [
          ...ids.flatMap((id) => found(id) ?? []),
          ...others.filter(({ id }) => ids.includes(id)),
        ],
        byProject: async () => (session ? [session] : []),
        runDates: async (people) => elsewhere.filter(({ userId }) => people.includes(userId)),
        runningOn: async (day) => elsewhere.filter(({ date }) => date === day).map(({ userId }) => userId),
      }),
      double(DATE_MANAGERS, {
        lock: async (id) => found(id),
        requireFree,
        assign: async (_actor, duties) => {
          await requireFree(duties)
          return onDates(duties, true)
        },
        remove: async (_actor, duties) => onDates(duties, false),
      }),
      double(APPOINTMENT_QUERIES, { stretches: async () => new Map() }),
      double(USER_DIRECTORY, {
        find: async (id) => people.find((user) => user.id === id) ?? null,
        many: async (ids) => people.filter((user) => ids.includes(user.id)),
      }),
    ],
    [...projectSubjects, AccountLoader],
  )
  const as = (name: string): UserActor => {
    const user = people.find(({ id }) => id === `user-${name}`)
    if (!user) throw new Error(`Nobody is called ${name}.`)
    return signedInAs(user)
  }
  return {
    clock,
    elsewhere,
    others,
    runsElsewhere,
    promised,
    call,
    work,
    as,
    room: guardOf(requestRoom),
    session: () => last,
    change,
    /** The account is deleted. */
    forget: (name: string) => {
      people.splice(
        people.findIndex(({ id }) => id === `user-${name}`),
        1,
      )
    },
    messages: () => promisedAs(promised, 'admin.message-requested') as Message[],
    profile: async (name: string, changes: object = {}) =>
      await call(saveOwnProfile, as(name), {
        will_work_as: ['session_runner', 'lobby_manager'],
        experience: 'Ten years',
        available_dates: [],
        non_available_dates: [],
        availability_notes: '',
        timezone: 'America/New_York',
        phone: '+13105550100',
        receive_email: true,
        receive_text: false,
        show_to_all: true,
        show_to: [],
        version: 0,
        ...changes,
      }),
  }
}
