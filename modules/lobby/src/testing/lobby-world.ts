import { Actor, type UserActor, type UserType } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import {
  e164Phones,
  fakeSealer,
  manualClock,
  notingStore,
  type OutboxEntry,
  personNamed,
  randomIds,
  signedInAs,
  smallBlobStore,
} from '@callboard/core/testing'
import { ActOnRecord } from '../application/act-on-record.ts'
import { AddToGroup } from '../application/add-to-group.ts'
import { CallNext } from '../application/call-next.ts'
import { CheckIn } from '../application/check-in.ts'
import { CheckInTickets } from '../application/check-in-tickets.ts'
import { DeleteRecord } from '../application/delete-record.ts'
import { FinishGroup } from '../application/finish-group.ts'
import { GetCheckInPage } from '../application/get-check-in-page.ts'
import { GetLobby } from '../application/get-lobby.ts'
import { GetRecord } from '../application/get-record.ts'
import { GetStatus } from '../application/get-status.ts'
import { GroupDirectory } from '../application/group-directory.ts'
import { JoinMeeting } from '../application/join-meeting.ts'
import { LobbyNews } from '../application/lobby-news.ts'
import { MeetingDoor } from '../application/meeting-door.ts'
import { MeetingRoomGuard } from '../application/meeting-room-guard.ts'
import type {
  AppointmentQueries,
  LobbyStore,
  MeetingProvider,
  SessionAccess,
  SessionDirectory,
  SessionFacts,
  UserDirectory,
  UserFacts,
} from '../application/ports/index.ts'
import { RecordTransition } from '../application/record-transition.ts'
import { RemoveFromGroup } from '../application/remove-from-group.ts'
import { SessionGate } from '../application/session-gate.ts'
import { SessionRoomGuard } from '../application/session-room-guard.ts'
import { TalentPages } from '../application/talent-pages.ts'
import { TalentRoomGuard } from '../application/talent-room-guard.ts'
import { TalentSessionRoomGuard } from '../application/talent-session-room-guard.ts'
import { TalentTexts } from '../application/talent-texts.ts'
import { UnusedPhotos } from '../application/unused-photos.ts'
import { UpdateRecord } from '../application/update-record.ts'
import { UploadCheckInPhoto } from '../application/upload-check-in-photo.ts'
import type { checkIn } from '../contract/index.ts'
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
  readonly values: Readonly<Record<string, string>>
}

const userActor = (name: string, userType: UserType): UserActor => signedInAs(personNamed(name, userType))

export const staff = userActor('sam', 'session_manager')
export const client = userActor('clio', 'client')
export const stranger = userActor('xavier', 'casting_director')
export const talent = userActor('tess', 'talent')

/** The use cases over one store, in one session that is cast today. `staff` runs it, `client` watches. */
export function lobbyWorld(realStore: LobbyStore, changes: Partial<SessionFacts> = {}) {
  const promised: OutboxEntry[] = []
  const clock = manualClock(NOON)
  const session = aSession(changes)
  const sessions = new Map([[session.id, session]])
  const appointments = new Map<string, { id: string; role: string | null }>()
  const users = new Map<string, UserFacts>()
  const store = notingStore(realStore, promised)
  const directory: SessionDirectory = { session: async (id) => sessions.get(id) ?? null }
  const access: SessionAccess = {
    audience: async (actor, id) => {
      if (!sessions.has(id) || actor.kind !== 'user') return null
      if (actor.userId === staff.userId) return 'staff'
      return actor.userType === 'client' ? 'client' : null
    },
  }
  const userDirectory: UserDirectory = { find: async (id) => users.get(id) ?? null }
  const appointmentQueries: AppointmentQueries = {
    onDay: async (dayId, userId) => appointments.get(`${dayId} ${userId}`) ?? null,
  }
  const meetings: MeetingProvider = {
    ticket: async ({ sessionId, room, display, moderator, muted }) => ({
      kind: 'builtin',
      room: `${room}.${sessionId}`,
      display,
      moderator,
      muted,
      ice_servers: [],
    }),
  }
  const blobs = smallBlobStore()
  const sealer = fakeSealer(clock)
  const gate = new SessionGate(store, directory, access)
  const tickets = new CheckInTickets(sealer)
  const news = new LobbyNews(blobs)
  const texts = new TalentTexts('https://callboard.test')
  const transition = new RecordTransition(news, texts, clock, randomIds)
  const door = new MeetingDoor(store, gate)
  const useCases = {
    getCheckInPage: new GetCheckInPage(
      directory,
      gate,
      userDirectory,
      appointmentQueries,
      tickets,
      clock,
      randomIds,
    ),
    uploadPhoto: new UploadCheckInPhoto(store, tickets, fakes.pictures, blobs, clock, randomIds),
    unusedPhotos: new UnusedPhotos(store, blobs),
    checkIn: new CheckIn(store, gate, tickets, e164Phones, fakes.hasher, news, texts, clock, randomIds),
    getLobby: new GetLobby(store, gate, blobs, clock),
    getRecord: new GetRecord(gate, blobs),
    updateRecord: new UpdateRecord(store, gate, news, blobs),
    act: new ActOnRecord(store, gate, transition, blobs),
    callNext: new CallNext(store, gate, transition, blobs, clock),
    deleteRecord: new DeleteRecord(store, gate, news, texts, clock),
    addToGroup: new AddToGroup(store, gate, news, clock, randomIds),
    removeFromGroup: new RemoveFromGroup(store, gate, news),
    finishGroup: new FinishGroup(store, gate, news, clock),
    getStatus: new GetStatus(store, gate, texts),
    joinMeeting: new JoinMeeting(door, meetings),
    talentPages: new TalentPages(store, fakes.hasher),
    groups: new GroupDirectory(store),
    sessionRoom: new SessionRoomGuard(gate),
    talentSessionRoom: new TalentSessionRoomGuard(gate),
    talentRoom: new TalentRoomGuard(store, gate),
    meetingRoom: new MeetingRoomGuard(door),
  }
  const ticket = async (): Promise<string> => {
    const input = { uri: session.projectUri, session: session.id }
    const page = await useCases.getCheckInPage.run(Actor.anonymous, input)
    if (page.ticket === null) throw new Error(page.message ?? 'Check-in is not open.')
    return page.ticket
  }
  /** A whole form; each name has its own e-mail. */
  const form = async (name: string, fields: Partial<CheckInInput> = {}): Promise<CheckInInput> => {
    const ownTicket = fields.ticket ?? (await ticket())
    const file = { contentType: 'image/jpeg', bytes: new Uint8Array([1]) }
    const { photo } = await useCases.uploadPhoto.run(Actor.anonymous, { ticket: ownTicket, file })
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
  return {
    ...useCases,
    clock,
    session,
    sessions,
    appointments,
    users,
    promised,
    blobs,
    ticket,
    form,
    messages,
    /** Who got which text, in order. */
    texts: () =>
      messages()
        .filter(({ channel }) => channel === 'sms')
        .map(({ template, values }) => `${values.FIRST_NAME} ${template}`),
    forget: () => promised.splice(0),
    /** Checks in, a second after whoever came before. */
    arrive: async (name: string, fields: Partial<CheckInInput> = {}) => {
      clock.advance(1000)
      return await useCases.checkIn.run(Actor.anonymous, await form(name, fields))
    },
    lobby: () => useCases.getLobby.run(staff, { id: session.id }),
    record: (id: string) => useCases.getRecord.run(staff, { id }),
    page: (recordId: string) => Actor.talentPage(recordId, session.id),
  }
}

export type LobbyWorld = ReturnType<typeof lobbyWorld>
