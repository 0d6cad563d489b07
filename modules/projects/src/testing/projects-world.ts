import { hash } from 'node:crypto'
import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { MAIL_WORDS, MESSAGE_FATES, OWN_TEXTS } from '@callboard/admin/queries'
import {
  BLOB_STORE,
  CLOCK,
  FILE_SCAN,
  IDS,
  noFileScan,
  OPEN_VISITS,
  PICTURES,
  type Pictures,
  PUBLIC_URL,
  RATE_LIMITER,
  RICH_TEXT,
  SEALER,
  SECRET_BOX,
  SECRET_HASHER,
  type UserActor,
  type UserType,
} from '@callboard/core'
import {
  countingLimiter,
  double,
  fakeSealer,
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  plainRichText,
  randomIds,
  signedInAs,
  smallBlobStore,
  wired,
} from '@callboard/core/testing'
import { FREELANCER_DAYS, type NamedDays } from '@callboard/freelancers/queries'
import {
  CHECK_IN_FACES,
  CHECK_IN_QUERIES,
  LINES,
  type LineHead,
  type SessionFaces,
  TALENT_CONTACTS,
  type TalentContact,
  WAITING_ROOMS,
} from '@callboard/lobby/queries'
import { type SessionMedia, VIDEO_DIRECTORY } from '@callboard/review/queries'
import {
  APPOINTMENT_QUERIES,
  type LostTalentTime,
  type SessionAfter,
  type Stretch,
  type TalentTime,
} from '@callboard/scheduling/queries'
import { PROJECTS_STORE, type ProjectsStore } from '../application/ports/index.ts'
import { projectsModule } from '../module.ts'
import { SESSION_DIRECTORY } from '../queries/index.ts'

/** Any bytes but an empty file are a picture, and it is drawn as `png`. */
const drawn: Pictures['toPng'] = async (bytes, longestSide) =>
  bytes.length === 0
    ? null
    : { bytes: new TextEncoder().encode('png'), width: longestSide, height: longestSide }
const pictures: Pictures = { toJpeg: drawn, toPng: drawn }

/** Nothing made yet; it is 2026-03-02, 09:00 in Los Angeles. */
export function projectsWorld(rawStore: ProjectsStore) {
  const promised: OutboxEntry[] = []
  const store = notingStore(rawStore, promised)
  const blobs = smallBlobStore()
  const faces = new Map<string, SessionFaces>()
  const lines = new Map<string, LineHead>()
  const media = new Map<string, SessionMedia>()
  const clock = manualClock('2026-03-02T17:00:00.000Z')
  let people = [
    personNamed('admin', 'super_admin'),
    personNamed('director', 'casting_director'),
    personNamed('rival', 'casting_director'),
    personNamed('guest', 'casting_director'),
    personNamed('manager', 'session_manager'),
    personNamed('stranger', 'session_manager'),
    personNamed('client', 'client'),
    personNamed('watcher', 'client'),
    personNamed('talent', 'talent'),
  ].map((person) => ({ ...person, phone: null }))
  const limiter = countingLimiter(clock)
  const scanner = { find: noFileScan.find }
  /** Talent on the lists of sessions. */
  const contacts: TalentContact[] = []
  const freelancerDays = new Map<string, NamedDays>()
  /** Appointments and check-ins of the sessions, which other modules know. */
  const held = {
    stretches: new Map<string, readonly Stretch[]>(),
    touched: { changed: 0, cancelled: 0 },
    booked: new Map<string, number>(),
    frames: new Map<string, number>(),
    lost: [] as LostTalentTime[],
    times: [] as TalentTime[],
    checkedIn: new Map<string, number>(),
    askedAfter: [] as SessionAfter[],
  }
  const { query, call, work, get } = wired(projectsModule, [
    double(PROJECTS_STORE, store),
    double(CLOCK, clock),
    double(IDS, randomIds),
    double(USER_DIRECTORY, {
      many: async (wanted) => people.filter(({ id }) => wanted.includes(id)),
      find: async (wanted) => people.find(({ id }) => id === wanted) ?? null,
      byEmail: async (wanted) => people.find(({ email }) => email === wanted.toLowerCase()) ?? null,
    }),
    double(FREELANCER_DAYS, {
      of: async (userId) => freelancerDays.get(userId) ?? { available: [], notAvailable: [] },
    }),
    double(SECRET_HASHER, { digest: (secret) => hash('sha256', secret) }),
    double(SECRET_BOX, {
      lock: (plain, context) => `${context}/${plain}`,
      unlock: (locked, context) => locked.slice(context.length + 1),
    }),
    double(PUBLIC_URL, 'https://callboard.example'),
    double(APPOINTMENT_QUERIES, {
      frameCounts: async () => held.frames,
      stretches: async () => held.stretches,
      touchedByChange: async (after) => {
        held.askedAfter.push(after)
        return held.touched
      },
      touchedByEnd: async () => held.touched,
      toComeByRole: async () => held.booked,
      lostTimes: async (ids) => held.lost.filter(({ sessionId }) => ids.includes(sessionId)),
      timesOn: async (days) => held.times.filter(({ dayId }) => days.includes(dayId)),
    }),
    double(TALENT_CONTACTS, {
      of: async (ids) => contacts.filter(({ recordId }) => ids.includes(recordId)),
    }),
    double(CHECK_IN_QUERIES, { byRole: async () => held.checkedIn }),
    double(WAITING_ROOMS, { configured: true }),
    double(PICTURES, pictures),
    double(BLOB_STORE, blobs),
    double(RATE_LIMITER, limiter),
    double(FILE_SCAN, { find: (open) => scanner.find(open) }),
    double(CHECK_IN_FACES, { bySession: async () => faces }),
    double(LINES, { heads: async () => lines }),
    double(VIDEO_DIRECTORY, { mediaBySession: async () => media }),
    double(MESSAGE_FATES, { sendsMail: true }),
    double(MAIL_WORDS, {
      of: async (template) => ({
        subject: `{{PROJECT_NAME}}: ${template.toLowerCase().replaceAll('_', ' ')}`,
        body: '{{SESSION_NAME}} on {{SESSION_START_DATE}} at {{SESSION_START_TIME}}\n{{SESSION_DATES}}',
        button: 'Open',
      }),
    }),
    double(RICH_TEXT, plainRichText),
    double(SEALER, fakeSealer(clock)),
    double(OWN_TEXTS, { fault: (text) => (text.includes('TYPO') ? 'TYPO is not known.' : null) }),
  ])
  return {
    promised,
    held,
    clock,
    store,
    blobs,
    /** Looks into documents; finds nothing unless a test says so. */
    scanner,
    limiter,
    /** What other modules know of sessions, by id. */
    faces,
    lines,
    media,
    directory: query(SESSION_DIRECTORY),
    visits: query(OPEN_VISITS),
    call,
    work,
    get,
    query,
    as: (name: string): UserActor => {
      const user = people.find(({ id }) => id === `user-${name}`)
      if (!user) throw new Error(`Nobody is called ${name}.`)
      return signedInAs(user)
    },
    freelancerDays,
    /** The person checks in to a session. */
    sawTalent: (sessionId: string, name: string, recordId = `record-${name}`) => {
      const known = people.find(({ id }) => id === `user-${name}`)
      const email = known?.email ?? `${name}@talent.example`
      contacts.push({ recordId, sessionId, firstName: name, lastName: 'Example', email })
    },
    /** The account has another type from now on; null: it is deleted. */
    becomes: (name: string, userType: UserType | null) => {
      const id = `user-${name}`
      people = people.flatMap((person) =>
        person.id === id ? (userType ? [{ ...person, userType }] : []) : [person],
      )
    },
  }
}
