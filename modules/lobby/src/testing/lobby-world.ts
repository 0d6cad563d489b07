import { BOT_CHECKS } from '@callboard/accounts/commands'
import {
  CHAT_ACCOUNT_DIRECTORY,
  type OwnChatAccount,
  TALENT_PROFILES,
  type TalentProfileFacts,
  USER_DIRECTORY,
  type UserFacts,
} from '@callboard/accounts/queries'
import { MESSAGE_FATES, TEXT_CONSENT } from '@callboard/admin/queries'
import {
  Actor,
  BLOB_STORE,
  CLOCK,
  CSV_FILES,
  DEMO,
  IDS,
  PHONE_NUMBERS,
  PICTURES,
  PUBLIC_URL,
  SEALER,
  SECRET_BOX,
  SECRET_HASHER,
  UNDO_SECONDS,
  type UserActor,
  type UserType,
} from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import {
  double,
  e164Phones,
  fakeSealer,
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  randomIds,
  SAMPLE_UNDO_SECONDS,
  signedInAs,
  smallBlobStore,
  wired,
} from '@callboard/core/testing'
import { projectSubjects, SESSION_DIRECTORY, type SessionFacts } from '@callboard/projects/queries'
import { SELF_TAPES, VIDEO_DIRECTORY } from '@callboard/review/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { UnusedPhotos } from '../application/check-in/unused-photos.ts'
import { LobbySignals } from '../application/line/lobby-signals.ts'
import {
  CHAT_PROVIDER,
  LOBBY_STORE,
  type LobbyStore,
  MEETING_PROVIDER,
  type PassedMessage,
  PUSH_SENDER,
  WAITING_ROOM,
} from '../application/ports/index.ts'
import { WatchTalentPages } from '../application/presence/watch-talent-pages.ts'
import { TalentPages } from '../application/talent/talent-pages.ts'
import {
  actOnRecord,
  chatRoom,
  checkIn,
  getCheckInPage,
  getLobby,
  getRecord,
  getStatus,
  meetingRoom,
  type RecordAction,
  reportPresence,
  sessionRoom,
  talentRoom,
  talentSessionRoom,
  uploadCheckInPhoto,
} from '../contract/index.ts'
import { lobbyModule } from '../module.ts'
import { GROUP_DIRECTORY } from '../queries/index.ts'
import { aSession, NOON } from './builders.ts'
import * as fakes from './lobby-fakes.ts'

type CheckInInput = InputOf<typeof checkIn>

/** A message that was asked for, as tests look at it. */
export interface AskedMessage {
  readonly key: string
  readonly channel: string
  readonly template: string
  readonly text?: string
  readonly to: string
  readonly fallback_email?: string
  readonly send_at?: string
  readonly good_for?: number
  readonly values: Readonly<Record<string, string>>
}

const userActor = (name: string, userType: UserType): UserActor => signedInAs(personNamed(name, userType))

export const staff = userActor('sam', 'session_manager')
export const admin = userActor('ada', 'super_admin')
export const client = userActor('clio', 'client')
export const stranger = userActor('xavier', 'casting_director')
export const talent = userActor('tess', 'talent')

/** The use cases over one store, in one session that is cast today. `staff` runs it, `client` watches. */
export function lobbyWorld(realStore: LobbyStore, changes: Partial<SessionFacts> = {}) {
  const promised: OutboxEntry[] = []
  const clock = manualClock(NOON)
  const session = aSession(changes)
  const sessions = new Map([[session.id, session]])
  const appointments = new Map<string, { id: string; role: string; start: Date }>()
  const users = new Map<string, UserFacts>()
  const profiles = new Map<string, TalentProfileFacts>()
  const optedOut = new Set<string>()
  const spentProjects = new Set<string>()
  const textSender = { isSet: true }
  const mailSender = { sendsMail: true }
  const demo = { isShown: false }
  /** Key of an upload that is here as a whole → the person who hands it in. */
  const wholeUploads = new Map<string, string | null>()
  /** Ids of groups with a take. */
  const recorded = new Set<string>()
  /** Ids of groups whose take does not play yet. */
  const unready = new Set<string>()
  /** Ids of the talent on those takes. */
  const onTakes: string[] = []
  const bots = new fakes.FakeBotChecks()
  const waitingRoom = fakes.fakeWaitingRoom()
  /** User → the own account at the provider of chat. */
  const chatAccounts = new Map<string, OwnChatAccount>()
  const chatted: (PassedMessage & { readonly app: string })[] = []
  const pushed: { readonly endpoint: string; readonly payload: Readonly<Record<string, string>> }[] = []
  const store = notingStore(realStore, promised)
  const blobs = smallBlobStore()
  const { get, call, work, guardOf, query } = wired(
    lobbyModule,
    [
      double(LOBBY_STORE, store),
      double(CLOCK, clock),
      double(IDS, randomIds),
      double(BLOB_STORE, blobs),
      double(WAITING_ROOM, waitingRoom),
      double(SEALER, fakeSealer(clock)),
      double(SECRET_HASHER, fakes.hasher),
      double(SECRET_BOX, fakes.secretBox),
      double(PICTURES, fakes.pictures),
      double(CSV_FILES, fakes.csvFiles),
      double(PHONE_NUMBERS, e164Phones),
      double(PUBLIC_URL, 'https://callboard.test'),
      double(DEMO, demo),
      double(UNDO_SECONDS, SAMPLE_UNDO_SECONDS),
      double(BOT_CHECKS, bots),
      double(CHAT_ACCOUNT_DIRECTORY, {
        firstOf: async (holderIds) => holderIds.map((id) => chatAccounts.get(id)).find(Boolean) ?? null,
      }),
      double(CHAT_PROVIDER, {
        post: async (account, passed) => {
          chatted.push({ app: account.appId, ...passed })
        },
      }),
      double(PUSH_SENDER, {
        publicKey: 'the-public-key',
        accepts: ({ endpoint }) => endpoint.startsWith('https://push.test/'),
        send: async ({ endpoint }, payload) => {
          pushed.push({ endpoint, payload: JSON.parse(payload) })
          return endpoint.endsWith('gone') ? 'gone' : 'sent'
        },
      }),
      double(SESSION_DIRECTORY, {
        session: async (id) => sessions.get(id) ?? null,
        byProject: async (id) => [...sessions.values()].filter(({ projectId }) => projectId === id),
        many: async (ids) => ids.flatMap((id) => sessions.get(id) ?? []),
        projectByUri: async (uri) => {
          const found = [...sessions.values()].find(({ projectUri }) => projectUri === uri)
          return found ? { ...found, id: found.projectId, name: found.projectName, uri } : null
        },
      }),
      double(MESSAGE_FATES, mailSender),
      double(TEXT_CONSENT, {
        sendsTexts: async () => textSender.isSet,
        isOptedOut: async (projectId, phone) => optedOut.has(`${projectId} ${phone}`),
        isSpent: async (projectId) => spentProjects.has(projectId),
        optedOut: async (phones) =>
          new Map(
            phones
              .filter((phone) => optedOut.has(`${session.projectId} ${phone}`))
              .map((phone) => [phone, clock.now()]),
          ),
      }),
      double(TALENT_PROFILES, { of: async (id) => profiles.get(id) ?? null }),
      double(USER_DIRECTORY, {
        find: async (id) => users.get(id) ?? null,
        many: async (ids) => ids.flatMap((id) => users.get(id) ?? []),
      }),
      double(APPOINTMENT_QUERIES, {
        onDay: async (dayId, userId) => appointments.get(`${dayId} ${userId}`) ?? null,
      }),
      double(SELF_TAPES, {
        claim: async (keys, _dayId, person) =>
          keys.filter((key) => {
            if (!wholeUploads.has(key)) return false
            const by = wholeUploads.get(key) ?? person
            wholeUploads.set(key, by)
            return by === person
          }),
      }),
      double(VIDEO_DIRECTORY, {
        isPictureOf: async (groupId, key) => key === `picture-of-${groupId}`,
        forGroups: async (_, groupIds) =>
          groupIds.map((groupId) => ({
            groupId,
            order: null,
            videos: recorded.has(groupId)
              ? [
                  {
                    id: `take-${groupId}`,
                    liked: false,
                    archived: false,
                    order: 1,
                    plays: !unready.has(groupId),
                    recordIds: onTakes,
                  },
                ]
              : [],
          })),
      }),
      double(MEETING_PROVIDER, {
        ticket: async ({ sessionId, room, display, moderator, muted }) => ({
          kind: 'builtin',
          room: `${room}.${sessionId}`,
          display,
          moderator,
          muted,
          ice_servers: [],
        }),
      }),
    ],
    projectSubjects,
  )
  const ticket = async (): Promise<string> => {
    const input = { uri: session.projectUri, session: session.id }
    const page = await call(getCheckInPage, Actor.anonymous, input)
    if (page.ticket === null) throw new Error(page.message ?? 'Check-in is not open.')
    return page.ticket
  }
  /** A whole form; each name has its own e-mail. */
  const form = async (
    name: string,
    fields: Partial<CheckInInput> = {},
  ): Promise<CheckInInput & { readonly ticket: string }> => {
    const ownTicket = fields.ticket ?? (await ticket())
    const file = { contentType: 'image/jpeg', bytes: new Uint8Array([1]) }
    const { photo } = await call(uploadCheckInPhoto, Actor.anonymous, { ticket: ownTicket, file })
    return {
      first_name: name,
      last_name: 'Example',
      email: `${name.toLowerCase()}@example.com`,
      phone: `+1310555${String(name.charCodeAt(0)).padStart(4, '0')}`,
      role: 'Hero',
      photo,
      terms: true,
      ...fields,
      ticket: ownTicket,
    }
  }
  const messages = (): AskedMessage[] =>
    promised.flatMap((entry) =>
      entry.kind === 'event' && entry.type === 'admin.message-requested'
        ? [entry.payload as AskedMessage]
        : [],
    )
  /** Checks in, a second after the previous check-in. */
  const arrive = async (name: string, fields: Partial<CheckInInput> = {}) => {
    clock.advance(1000)
    return await call(checkIn, Actor.anonymous, await form(name, fields))
  }
  const forget = () => promised.splice(0)
  const record = (id: string) => call(getRecord, staff, { id })
  const page = (recordId: string) => Actor.talentPage(recordId, session.id)
  return {
    unusedPhotos: get(UnusedPhotos),
    watchPages: get(WatchTalentPages),
    talentPages: get(TalentPages),
    groups: query(GROUP_DIRECTORY),
    sessionRoom: guardOf(sessionRoom),
    talentSessionRoom: guardOf(talentSessionRoom),
    talentRoom: guardOf(talentRoom),
    meetingRoom: guardOf(meetingRoom),
    chatRoom: guardOf(chatRoom),
    get,
    call,
    work,
    guardOf,
    /** id of the room of the session's boards */
    boardRoom: get(LobbySignals).boardRoomOf(session.id),
    clock,
    session,
    sessions,
    appointments,
    bots,
    waitingRoom,
    users,
    profiles,
    /** `{project} {phone}` of numbers that answered STOP. */
    optedOut,
    spentProjects,
    /** Of the project and the install. */
    textSender,
    mailSender,
    demo,
    wholeUploads,
    recorded,
    unready,
    onTakes,
    /** Notifications that left. */
    pushed,
    chatAccounts,
    chatted,
    promised,
    blobs,
    ticket,
    form,
    messages,
    /** First name and template of all texts, in order. */
    texts: () =>
      messages()
        .filter(({ channel }) => channel === 'sms')
        .map(({ template, values }) => `${values.FIRST_NAME} ${template}`),
    forget,
    arrive,
    /** Checks in one after the other, and forgets what was promised. @returns the ids of the records */
    arriveAll: async (...names: string[]) => {
      const ids: string[] = []
      for (const name of names) ids.push((await arrive(name)).record_id)
      forget()
      return ids
    },
    /** Gives the session these dates in place of its own. */
    castOn: (...dates: [day: string, type: 'Virtual' | 'Video Submission'][]) => {
      const [first] = session.dates
      sessions.set(session.id, {
        ...session,
        dates: dates.map(([date, locationType]) => ({ ...first!, id: `day-${date}`, date, locationType })),
      })
    },
    /** An action of staff on the record as it is now. */
    step: async (id: string, action: RecordAction) =>
      await call(actOnRecord, staff, { id, action, version: (await record(id)).version }),
    /** The page of the talent is in the main room. */
    enterRoom: (id: string) =>
      call(reportPresence, page(id), {
        id,
        page: { connection: `phone of ${id}`, room: 'main', line: 'ok', can_record: true },
      }),
    lobby: () => call(getLobby, staff, { id: session.id }),
    record,
    page,
    /** What the talent's own page shows. */
    statusOf: (id: string) => call(getStatus, page(id), { id }),
  }
}

export type LobbyWorld = ReturnType<typeof lobbyWorld>
