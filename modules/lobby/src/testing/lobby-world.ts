import { USER_DIRECTORY, type UserFacts } from '@callboard/accounts/queries'
import {
  Actor,
  BLOB_STORE,
  CLOCK,
  IDS,
  PHONE_NUMBERS,
  PICTURES,
  PUBLIC_URL,
  SEALER,
  SECRET_HASHER,
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
  signedInAs,
  smallBlobStore,
  wired,
} from '@callboard/core/testing'
import { projectSubjects, SESSION_DIRECTORY, type SessionFacts } from '@callboard/projects/queries'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { CheckIn } from '../application/check-in/check-in.ts'
import { GetCheckInPage } from '../application/check-in/get-check-in-page.ts'
import { UnusedPhotos } from '../application/check-in/unused-photos.ts'
import { UploadCheckInPhoto } from '../application/check-in/upload-check-in-photo.ts'
import { AddToGroup } from '../application/groups/add-to-group.ts'
import { FinishGroup } from '../application/groups/finish-group.ts'
import { RemoveFromGroup } from '../application/groups/remove-from-group.ts'
import { ActOnRecord } from '../application/line/act-on-record.ts'
import { CallNext } from '../application/line/call-next.ts'
import { DeleteRecord } from '../application/line/delete-record.ts'
import { GetLobby } from '../application/line/get-lobby.ts'
import { GetRecord } from '../application/line/get-record.ts'
import { UpdateRecord } from '../application/line/update-record.ts'
import { JoinMeeting } from '../application/meetings/join-meeting.ts'
import { LOBBY_STORE, type LobbyStore, MEETING_PROVIDER } from '../application/ports/index.ts'
import { GetStatus } from '../application/talent/get-status.ts'
import { TalentPages } from '../application/talent/talent-pages.ts'
import { type checkIn, meetingRoom, sessionRoom, talentRoom, talentSessionRoom } from '../contract/index.ts'
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
  const appointments = new Map<string, { id: string; role: string }>()
  const users = new Map<string, UserFacts>()
  const store = notingStore(realStore, promised)
  const blobs = smallBlobStore()
  const { get, guarded, guardOf, query } = wired(
    lobbyModule,
    [
      double(LOBBY_STORE, store),
      double(CLOCK, clock),
      double(IDS, randomIds),
      double(BLOB_STORE, blobs),
      double(SEALER, fakeSealer(clock)),
      double(SECRET_HASHER, fakes.hasher),
      double(PICTURES, fakes.pictures),
      double(PHONE_NUMBERS, e164Phones),
      double(PUBLIC_URL, 'https://callboard.test'),
      double(SESSION_DIRECTORY, { session: async (id) => sessions.get(id) ?? null }),
      double(USER_DIRECTORY, { find: async (id) => users.get(id) ?? null }),
      double(APPOINTMENT_QUERIES, {
        onDay: async (dayId, userId) => appointments.get(`${dayId} ${userId}`) ?? null,
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
  const useCases = {
    getCheckInPage: guarded(GetCheckInPage),
    uploadPhoto: guarded(UploadCheckInPhoto),
    unusedPhotos: get(UnusedPhotos),
    checkIn: guarded(CheckIn),
    getLobby: guarded(GetLobby),
    getRecord: guarded(GetRecord),
    updateRecord: guarded(UpdateRecord),
    act: guarded(ActOnRecord),
    callNext: guarded(CallNext),
    deleteRecord: guarded(DeleteRecord),
    addToGroup: guarded(AddToGroup),
    removeFromGroup: guarded(RemoveFromGroup),
    finishGroup: guarded(FinishGroup),
    getStatus: guarded(GetStatus),
    joinMeeting: guarded(JoinMeeting),
    talentPages: get(TalentPages),
    groups: query(GROUP_DIRECTORY),
    sessionRoom: guardOf(sessionRoom),
    talentSessionRoom: guardOf(talentSessionRoom),
    talentRoom: guardOf(talentRoom),
    meetingRoom: guardOf(meetingRoom),
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
    /** First name and template of all texts, in order. */
    texts: () =>
      messages()
        .filter(({ channel }) => channel === 'sms')
        .map(({ template, values }) => `${values.FIRST_NAME} ${template}`),
    forget: () => promised.splice(0),
    /** Checks in, a second after the previous check-in. */
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
