import { Actor, type UserActor, type UserType } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { manualClock, OutboxEntries, type OutboxEntry } from '@callboard/core/testing'
import { ActOnRecord } from '../application/act-on-record.ts'
import { AddToGroup } from '../application/add-to-group.ts'
import { CallNext } from '../application/call-next.ts'
import { CheckIn } from '../application/check-in.ts'
import { DeleteRecord } from '../application/delete-record.ts'
import { FinishGroup } from '../application/finish-group.ts'
import { GetCheckInPage } from '../application/get-check-in-page.ts'
import { GetLobby } from '../application/get-lobby.ts'
import { GetRecord } from '../application/get-record.ts'
import { GetStatus } from '../application/get-status.ts'
import { GroupDirectory } from '../application/group-directory.ts'
import { JoinMeeting } from '../application/join-meeting.ts'
import { lobbyTools } from '../application/lobby-tools.ts'
import type { LobbyStore, SessionFacts, UserFacts } from '../application/ports/index.ts'
import { RemoveFromGroup } from '../application/remove-from-group.ts'
import {
  MeetingRoomGuard,
  SessionRoomGuard,
  TalentRoomGuard,
  TalentSessionRoomGuard,
} from '../application/room-guards.ts'
import { TalentPages } from '../application/talent-pages.ts'
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
  readonly values: Readonly<Record<string, string>>
}

/** Keeps what committed writes promised, whatever the store does with it. */
function noting(store: LobbyStore, promised: OutboxEntry[]): LobbyStore {
  return {
    read: (work) => store.read(work),
    async write(work) {
      let entries = new OutboxEntries()
      const answer = await store.write((repositories) => {
        entries = new OutboxEntries()
        return work(repositories, entries)
      })
      promised.push(...entries.entries)
      return answer
    },
  }
}

const userActor = (name: string, userType: UserType): UserActor =>
  Actor.user({
    userId: `user-${name}`,
    email: `${name}@example.com`,
    name: `${name} Example`,
    userType,
    signInId: `sign-in-${name}`,
  })

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
  const tools = lobbyTools({
    store: noting(realStore, promised),
    sessions: { session: async (id) => sessions.get(id) ?? null },
    access: {
      audience: async (actor, id) => {
        if (!sessions.has(id) || actor.kind !== 'user') return null
        if (actor.userId === staff.userId) return 'staff'
        return actor.userType === 'client' ? 'client' : null
      },
    },
    users: { find: async (id) => users.get(id) ?? null },
    appointments: { onDay: async (dayId, userId) => appointments.get(`${dayId} ${userId}`) ?? null },
    meetings: {
      ticket: async ({ sessionId, room, ...rest }) => ({
        kind: 'builtin',
        room: `${room}.${sessionId}`,
        ice_servers: [],
        ...rest,
      }),
    },
    blobs: fakes.blobs(),
    pictures: fakes.pictures,
    phones: fakes.phones,
    sealer: fakes.sealer(clock),
    hasher: fakes.hasher,
    clock,
    ids: fakes.ids,
    publicUrl: 'https://callboard.test',
  })
  const useCases = {
    getCheckInPage: new GetCheckInPage(tools),
    uploadPhoto: new UploadCheckInPhoto(tools),
    checkIn: new CheckIn(tools),
    getLobby: new GetLobby(tools),
    getRecord: new GetRecord(tools),
    updateRecord: new UpdateRecord(tools),
    act: new ActOnRecord(tools),
    callNext: new CallNext(tools),
    deleteRecord: new DeleteRecord(tools),
    addToGroup: new AddToGroup(tools),
    removeFromGroup: new RemoveFromGroup(tools),
    finishGroup: new FinishGroup(tools),
    getStatus: new GetStatus(tools),
    joinMeeting: new JoinMeeting(tools),
    talentPages: new TalentPages(tools),
    groups: new GroupDirectory(tools),
    sessionRoom: new SessionRoomGuard(tools),
    talentSessionRoom: new TalentSessionRoomGuard(tools),
    talentRoom: new TalentRoomGuard(tools),
    meetingRoom: new MeetingRoomGuard(tools),
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
