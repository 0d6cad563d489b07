import type { Server as HttpServer } from 'node:http'
import { Actor, type Authenticator, type Clock, type SignalSender, type SignalStore } from '@callboard/core'
import { Server } from 'socket.io'
import { EventAllowance } from './event-allowance.ts'
import { isFromAllowedOrigin, tokenOf } from './handshake.ts'
import { MeetingRelay } from './meeting-relay.ts'
import { repeating } from './repeating.ts'
import { RoomDoors, type RoomDoorsSettings } from './room-doors.ts'
import { RoomMembership } from './room-membership.ts'
import type { Logger, RealtimeServer, RealtimeSocket } from './server.ts'
import { checkSessions } from './session-check.ts'
import { SocketSignalSender } from './socket-signal-sender.ts'

export interface RealtimeSettings extends RoomDoorsSettings {
  readonly authenticator: Authenticator
  readonly signals: SignalStore
  readonly clock: Clock
  /** Origins whose pages may connect, e.g. `https://casting.example`. Programs that name no origin may, too. */
  readonly allowedOrigins: readonly string[]
}

export interface Realtime {
  readonly sender: SignalSender
  /** Cuts off all sockets of an account at once. */
  disconnectActor(userId: string): void
  /** Cuts off sockets whose token was revoked or now means somebody else. Also done every 4 s. */
  checkSessions(): Promise<void>
  /** Removes from a meeting whoever its guard no longer lets in. Also done every 5 s for all meetings. */
  recheck(room: string): Promise<void>
  /** Cuts off everybody and takes nobody new; the HTTP server stays. */
  close(): Promise<void>
}

/** Every revoked session must have lost its sockets within 5 s. */
const SESSION_CHECK = 4_000
const MEETING_CHECK = 5_000
const ROOM_CHECK = 30_000

function authenticate(io: RealtimeServer, authenticator: Authenticator): void {
  io.use(async (socket, next) => {
    try {
      const shown = tokenOf(socket.handshake.auth, socket.handshake.headers.cookie)
      const actor = shown && (await authenticator.actorOf(shown.token))
      if (shown && !actor && !shown.isCookie) return next(new Error('unauthenticated'))
      const token = actor ? shown.token : null
      socket.data = { token, actor: actor ?? Actor.anonymous, rooms: new Map() }
      next()
    } catch {
      next(new Error('unavailable'))
    }
  })
}

/**
 * Answers when the work is done. What a client sends may be anything, whatever the types say: without a function to
 * answer by there is no answer. After a fault there is none either, and the client asks again when its patience ends.
 */
async function reply(logger: Logger, answer: unknown, work: Promise<unknown>): Promise<void> {
  try {
    const result = await work
    if (typeof answer === 'function') answer(result)
  } catch (error) {
    logger.error({ err: error }, 'A socket got no answer')
  }
}

function listen(
  socket: RealtimeSocket,
  membership: RoomMembership,
  meetings: MeetingRelay,
  settings: RealtimeSettings,
) {
  const { clock, logger } = settings
  const allowance = new EventAllowance(clock)
  socket.use(([event], next) => {
    if (allowance.take(event)) next()
    else socket.disconnect(true)
  })
  socket.on('join', (request, answer) => reply(logger, answer, membership.join(socket, request)))
  socket.on('leave', (request) => membership.leave(socket, request))
  socket.on('ping', (answer) => reply(logger, answer, Promise.resolve()))
  socket.on('meeting-join', (request, answer) => reply(logger, answer, meetings.join(socket, request)))
  socket.on('meeting-signal', (send) => meetings.relay(socket, send))
  socket.on('meeting-leave', () => meetings.leave(socket))
  socket.on('disconnect', () => meetings.leave(socket))
}

/** Real-time rooms and meeting signalling on an HTTP server, at `/socket`. */
export function createRealtime(httpServer: HttpServer, settings: RealtimeSettings): Realtime {
  const { authenticator, signals, logger } = settings
  const origins = new Set(settings.allowedOrigins)
  const io: RealtimeServer = new Server(httpServer, {
    path: '/socket',
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: 64 * 1024,
    // A client that has heard nothing for the sum of the two, 50 s, connects anew.
    pingInterval: 30_000,
    pingTimeout: 20_000,
    allowRequest: (request, answer) => answer(null, isFromAllowedOrigin(request, origins)),
  })
  const doors = new RoomDoors(settings)
  const membership = new RoomMembership(doors, signals)
  const meetings = new MeetingRelay(doors)
  const sockets = () => [...io.of('/').sockets.values()]

  authenticate(io, authenticator)
  io.on('connection', (socket) => listen(socket, membership, meetings, settings))

  const stops = [
    repeating(SESSION_CHECK, logger, () => checkSessions(io, authenticator)),
    repeating(MEETING_CHECK, logger, () => meetings.recheck()),
    repeating(ROOM_CHECK, logger, async () => {
      for (const socket of sockets()) await membership.recheck(socket)
    }),
  ]

  return {
    sender: new SocketSignalSender(io),
    disconnectActor(userId) {
      for (const socket of sockets()) {
        const { actor } = socket.data
        if (actor.kind === 'user' && actor.userId === userId) socket.disconnect(true)
      }
    },
    checkSessions: () => checkSessions(io, authenticator),
    recheck: (room) => meetings.recheck(room),
    async close() {
      for (const stop of stops) stop()
      io.disconnectSockets(true)
      io.engine.close()
    },
  }
}
