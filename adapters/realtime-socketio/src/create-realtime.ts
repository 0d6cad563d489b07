import type { Server as HttpServer } from 'node:http'
import {
  type Authenticator,
  type Clock,
  DomainError,
  type MeetingMedia,
  type SignalSender,
  type SignalStore,
} from '@callboard/core'
import { Server } from 'socket.io'
import { authenticate } from './authenticate.ts'
import { Cluster } from './cluster.ts'
import { EventAllowance } from './event-allowance.ts'
import { GapWatch } from './gap-watch.ts'
import { isFromAllowedOrigin } from './handshake.ts'
import { MediaVisits } from './media-visits.ts'
import { MeetingRelay } from './meeting-relay.ts'
import { RedisLink, type RedisSettings } from './redis-link.ts'
import { repeating } from './repeating.ts'
import { RoomAccess, type RoomAccessSettings, unavailable } from './room-access.ts'
import { type RoomLinkListener, RoomLinks } from './room-links.ts'
import { RoomMembership } from './room-membership.ts'
import { factsOf, type Logger, type RealtimeServer, type RealtimeSocket } from './server.ts'
import { checkSessions } from './session-check.ts'
import { SignalDelivery } from './signal-delivery.ts'
import { SocketSignalSender } from './socket-signal-sender.ts'
import { sendWholeFrames } from './whole-frames.ts'

export interface RealtimeSettings extends RoomAccessSettings {
  /** Follow the connections of talent. */
  readonly watches?: readonly RoomLinkListener[]
  readonly authenticator: Authenticator
  readonly signals: SignalStore
  readonly clock: Clock
  /**
   * Origins whose pages may connect beside the address that is connected to, e.g. `https://casting.example`, when a
   * proxy answers there. Programs that name no origin may, too.
   */
  readonly allowedOrigins: readonly string[]
  /** Shares rooms and meetings with all processes that name the same; absent: this process is the only one. */
  readonly redis?: RedisSettings
  /** Carries the picture and sound of meetings; absent: browsers send them to each other. */
  readonly media?: MeetingMedia
}

export interface Realtime {
  readonly sender: SignalSender
  /** Cuts off all sockets of an account at once, on every process. */
  disconnectActor(userId: string): void
  /** Cuts off sockets whose token was revoked or now belongs to another actor. Also done every 2 s. */
  checkSessions(): Promise<void>
  /** Cuts off the sockets of this process that are in a room which its guard would not let them into now. Also done every 30 s. */
  checkRooms(): Promise<void>
  /**
   * Removes visitors from a meeting whose guard no longer admits them, on every process. Also done every 5 s for all
   * meetings.
   */
  recheck(room: string): Promise<void>
  /** Tells all connections of talent to this process anew. Also done every 20 s. */
  tellLinks(): Promise<void>
  /** How many are connected to this process. */
  connected(): number
  /** Cuts off all sockets and takes no new ones; the HTTP server stays. */
  close(): Promise<void>
}

/** Every revoked session must have lost its sockets within 5 s. */
const SESSION_CHECK = 2_000
const MEETING_CHECK = 5_000
const ROOM_CHECK = 30_000
/** Well below the time after which a connection that is not told any more counts as ended. */
const LINK_CHECK = 20_000
/**
 * Milliseconds between two looks. A lost message is noticed at the second look after it, so all clients are in step
 * again within 5 s.
 */
const LOOK = 1_500

/**
 * Answers when the work is done. A client may send any value, also one that contradicts the types: without a function
 * to answer by there is no answer.
 */
async function reply(logger: Logger, answer: unknown, work: Promise<unknown>): Promise<void> {
  const result = await work.catch((error) => {
    if (!(error instanceof DomainError)) logger.error({ err: error }, 'A request of a socket failed')
    return unavailable
  })
  if (typeof answer === 'function') answer(result)
}

function listen(
  socket: RealtimeSocket,
  membership: RoomMembership,
  meetings: MeetingRelay,
  media: MediaVisits,
  settings: RealtimeSettings,
) {
  const { clock, logger } = settings
  const allowance = new EventAllowance(clock)
  socket.use(([event], next) => {
    const wait = allowance.take(event)
    if (wait === null) socket.disconnect(true)
    else if (wait > 0) setTimeout(next, wait)
    else next()
  })
  socket.on('join', (request, answer) => reply(logger, answer, membership.join(socket, request)))
  socket.on('leave', (request) => membership.leave(socket, request))
  socket.on('ping', (answer) => reply(logger, answer, Promise.resolve()))
  socket.on('meeting-join', (request, answer) => reply(logger, answer, meetings.join(socket, request)))
  socket.on('meeting-signal', (send) => meetings.relay(socket, send))
  socket.on('meeting-media', (send, answer) => reply(logger, answer, media.receive(socket, send)))
  socket.on('meeting-leave', (request) => meetings.leave(socket, request))
  socket.on('disconnect', () => meetings.leaveAll(socket))
}

/**
 * Real-time rooms and meeting signalling on an HTTP server, at `/socket`. The sockets of this process are served
 * at once, whether Redis is there or not.
 * @throws Error naming the setting that is wrong
 */
export function createRealtime(httpServer: HttpServer, settings: RealtimeSettings): Realtime {
  const { authenticator, signals, logger, redis } = settings
  const origins = new Set(settings.allowedOrigins)
  const link = redis && new RedisLink(redis, logger)
  const io: RealtimeServer = new Server(httpServer, {
    path: '/socket',
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 64 * 1024,
    // A client that has heard nothing for the sum of the two says that it is cut, and connects anew. A browser tells
    // it sooner where the device itself has lost its network. A line that is full with a take answers late.
    pingInterval: 15_000,
    pingTimeout: 20_000,
    allowRequest: (request, answer) => answer(null, isFromAllowedOrigin(request, origins)),
    ...(link && { adapter: link.adapter }),
  })
  sendWholeFrames(io.of('/').adapter)
  const cluster = new Cluster(io, link !== undefined)
  const delivery = new SignalDelivery(io)
  const access = new RoomAccess(settings)
  const links = new RoomLinks({ watches: settings.watches ?? [], logger })
  const membership = new RoomMembership(access, signals, links, settings.clock)
  const media = new MediaVisits(settings.media)
  const meetings = new MeetingRelay(io, access, cluster, media)
  const gaps = new GapWatch(delivery, signals)
  const sockets = (): RealtimeSocket[] => [...io.of('/').sockets.values()]
  const disconnectActor = (userId: string) => {
    for (const socket of sockets()) {
      const { actor } = factsOf(socket)
      if (actor.kind === 'user' && actor.userId === userId) socket.disconnect(true)
    }
  }
  const checkRooms = async () => {
    for (const socket of sockets()) await membership.recheck(socket)
  }

  authenticate(io, authenticator)
  io.on('connection', (socket) => {
    listen(socket, membership, meetings, media, settings)
    socket.on('disconnect', () => links.gone(socket))
  })
  cluster.hear('signal', (signal) => delivery.deliver(signal))
  cluster.hear('disconnect-actor', disconnectActor)

  const stops = [
    repeating(SESSION_CHECK, logger, () => checkSessions(sockets(), authenticator)),
    repeating(MEETING_CHECK, logger, () => meetings.recheckAll()),
    repeating(ROOM_CHECK, logger, checkRooms),
    repeating(LINK_CHECK, logger, () => links.tellStanding()),
    repeating(LOOK, logger, () => gaps.look()),
    repeating(LOOK, logger, () => meetings.look()),
  ]

  return {
    sender: new SocketSignalSender(delivery, cluster),
    disconnectActor(userId) {
      disconnectActor(userId)
      cluster.tell('disconnect-actor', userId)
    },
    checkSessions: () => checkSessions(sockets(), authenticator),
    checkRooms,
    recheck: (room) => meetings.recheck(room),
    tellLinks: () => links.tellStanding(),
    connected: () => io.of('/').sockets.size,
    async close() {
      for (const stop of stops) stop()
      io.local.disconnectSockets(true)
      io.engine.close()
      await links.told()
      await io.of('/').adapter.close()
      settings.media?.close()
      await link?.close()
    },
  }
}
