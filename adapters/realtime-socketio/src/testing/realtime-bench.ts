import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  Actor,
  actorKey,
  type MeetingMedia,
  type NumberedSignal,
  type RoomAsk,
  type RoomEntry,
  type RoomLinkNews,
  type RoomServing,
  type UseCase,
} from '@callboard/core'
import type { ClientEvents, MeetingJoinReply, ServerEvents } from '@callboard/core/http-contract'
import {
  defineRoom,
  defineSignal,
  type JoinReply,
  type RoomAudience,
  type Schema,
  type SignalMessage,
  type SignalViews,
} from '@callboard/core/http-contract'
import { MemoryAuthenticator, MemorySignalStore, manualClock, OutboxEntries } from '@callboard/core/testing'
import { io, type Socket } from 'socket.io-client'
import { createRealtime, type Realtime } from '../create-realtime.ts'
import type { RedisSettings } from '../redis-link.ts'

export type ClientSocket = Socket<ServerEvents, ClientEvents>

const anything = { type: 'object' } as unknown as Schema
const lobby = defineRoom({ prefix: 'lobby' })
const meeting = defineRoom({ prefix: 'meeting' })
export const recordChanged = defineSignal({
  type: 'record-changed',
  room: lobby,
  views: { staff: anything, client: anything },
})

class LobbyGuard {}
class MeetingGuard {}

const user = (userId: string, userType: 'session_manager' | 'client' | 'talent') =>
  Actor.user({
    userId,
    userType,
    signInId: `sign-in-${userId}`,
    provedAt: new Date(),
    email: `${userId}@example.com`,
    name: `Name of ${userId}`,
  })

/** The people of these tests, by their tokens. */
const PEOPLE = {
  staff: user('staff', 'session_manager'),
  client: user('client', 'client'),
  talent: user('talent', 'talent'),
  page: Actor.talentPage('record-1', 'a'),
}
type Person = keyof typeof PEOPLE

const AUDIENCES: Readonly<Record<Person, RoomAudience>> = {
  staff: 'staff',
  client: 'client',
  talent: 'talent',
  page: 'talent',
}

/** The name that a meeting's guard gives: neither the account's nor one of the page. */
export const shownAs = (person: Person) => `Shown as ${person}`

const personOf = (actor: Actor): Person | undefined =>
  (Object.keys(PEOPLE) as Person[]).find((person) => actorKey(PEOPLE[person]) === actorKey(actor))

export interface BenchSettings {
  /** Parts that processes of one install share. */
  readonly signals?: MemorySignalStore
  readonly authenticator?: MemoryAuthenticator
  readonly redis?: RedisSettings
  readonly media?: MeetingMedia
}

/** A running server with rooms `lobby:{any}` and `meeting:{any}`, and sockets that connect to it. */
export class RealtimeBench {
  readonly clock = manualClock()
  readonly signals: MemorySignalStore
  readonly authenticator: MemoryAuthenticator
  readonly #redis: RedisSettings | undefined
  readonly #media: MeetingMedia | undefined
  /** Rooms, `{prefix}:{id} {actor}`, whose guard says no. */
  readonly shut = new Set<string>()
  /** The names that the guard of meetings gives. */
  nameOf = shownAs
  /** The error that all guards throw. */
  guardFault: Error | null = null
  readonly logged: string[] = []
  /** News of connections to rooms `lobby:{any}`. */
  readonly linkNews: RoomLinkNews[] = []
  /** The error by which such news are refused. */
  linkFault: Error | null = null
  readonly #server = createServer()
  readonly #sockets: ClientSocket[] = []
  realtime!: Realtime
  origin = ''

  constructor({ signals, authenticator, redis, media }: BenchSettings = {}) {
    this.#media = media
    this.signals = signals ?? new MemorySignalStore()
    this.authenticator = authenticator ?? new MemoryAuthenticator()
    this.#redis = redis
  }

  async start(): Promise<void> {
    const { promise: listening, resolve } = Promise.withResolvers<void>()
    this.#server.listen(0, '127.0.0.1', resolve)
    await listening
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    for (const [token, actor] of Object.entries(PEOPLE)) this.authenticator.allow(token, actor)
    const log = (_facts: object, message: string) => void this.logged.push(message)
    const serve = (room: RoomServing['room'], guard: new () => object) =>
      ({ room, guard }) as unknown as RoomServing
    this.realtime = createRealtime(this.#server, {
      authenticator: this.authenticator,
      rooms: [serve(lobby, LobbyGuard), serve(meeting, MeetingGuard)],
      watches: [{ room: lobby, tell: (news) => this.#heard(news) }],
      resolve: (guard) => this.#guard((guard as unknown) === LobbyGuard ? 'lobby' : 'meeting'),
      signals: this.signals,
      logger: { warn: log, error: log },
      clock: this.clock,
      allowedOrigins: [this.origin],
      ...(this.#redis && { redis: this.#redis }),
      ...(this.#media && { media: this.#media }),
    })
  }

  async #heard(news: RoomLinkNews): Promise<void> {
    if (this.linkFault) throw this.linkFault
    this.linkNews.push(news)
  }

  #guard(prefix: 'lobby' | 'meeting'): UseCase<RoomAsk, RoomEntry | null> {
    return {
      run: async (actor, { id }) => {
        if (this.guardFault) throw this.guardFault
        const person = personOf(actor)
        if (!person || this.shut.has(`${prefix}:${id} ${person}`)) return null
        const audience = AUDIENCES[person]
        return prefix === 'meeting' ? { audience, name: this.nameOf(person) } : { audience }
      },
    }
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.disconnect()
    await this.realtime.close()
    const { promise: closed, resolve } = Promise.withResolvers<void>()
    this.#server.close(() => resolve())
    await closed
  }

  /** A socket that is connecting. */
  open(options: { token?: string; cookie?: string; origin?: string } = {}): ClientSocket {
    const { token, cookie, origin } = options
    const socket: ClientSocket = io(this.origin, {
      path: '/socket',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      auth: token ? { token } : {},
      extraHeaders: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) },
    })
    this.#sockets.push(socket)
    return socket
  }

  /** A connected socket. @throws Error with the server's reason */
  async connect(options: Parameters<RealtimeBench['open']>[0] = {}): Promise<ClientSocket> {
    const socket = this.open(options)
    await connected(socket)
    return socket
  }

  as(token: Person): Promise<ClientSocket> {
    return this.connect({ token })
  }

  /** Commits a signal, numbers it and sends it. */
  async signal(roomId: string, views: SignalViews<typeof recordChanged>): Promise<void> {
    for (const signal of await this.commit(roomId, views)) this.realtime.sender.send(signal)
  }

  /** Commits a signal and numbers it, and goes no further. */
  async commit(roomId: string, views: SignalViews<typeof recordChanged>): Promise<readonly NumberedSignal[]> {
    const outbox = new OutboxEntries()
    outbox.signal(recordChanged, roomId, views)
    this.signals.add(outbox.entries, this.clock.now())
    return await this.signals.number(10)
  }
}

export async function connected(socket: ClientSocket): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.once('connect', resolve)
  socket.once('connect_error', reject)
  await promise
}

export async function disconnected(socket: ClientSocket): Promise<void> {
  if (!socket.connected) return
  const { promise, resolve } = Promise.withResolvers<void>()
  socket.once('disconnect', () => resolve())
  await promise
}

export const join = (socket: ClientSocket, room: string, after?: number): Promise<JoinReply> =>
  socket.emitWithAck('join', after === undefined ? { room } : { room, after })

export const joinMeeting = (socket: ClientSocket, room: string): Promise<MeetingJoinReply> =>
  socket.emitWithAck('meeting-join', { room })

/**
 * Everything the socket is sent from now on. Frames are in order: an answered `ping` means that all earlier frames are
 * here.
 */
export function received(socket: ClientSocket): { events: [string, unknown][]; settled(): Promise<void> } {
  const events: [string, unknown][] = []
  socket.onAny((event: string, data: unknown) => events.push([event, data]))
  return { events, settled: async () => void (await socket.emitWithAck('ping')) }
}

/** The signals a socket gets from now on. */
export function signalsOf(socket: ClientSocket): SignalMessage[] {
  const messages: SignalMessage[] = []
  socket.on('signal', (message) => messages.push(message))
  return messages
}
