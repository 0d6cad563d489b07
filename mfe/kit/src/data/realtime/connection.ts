import type {
  ClientEvents,
  JoinReply,
  RoomLast,
  ServerEvents,
  SignalMessage,
} from '@callboard/core/http-contract'
import { useSyncExternalStore } from 'react'
import type { Socket } from 'socket.io-client'
import { store } from '../../ui/store.ts'
import { currentToken } from '../call/token.ts'
import { whenSignedOut } from '../session/session.ts'

export interface Connection {
  readonly state: 'idle' | 'connecting' | 'online' | 'offline'
  /** When this page last was in step with the server. */
  readonly lastUpdated: Date | undefined
  /** by which the server knows this connection; undefined while it is not online */
  readonly id?: string | undefined
}

const connection = store<Connection>({ state: 'idle', lastUpdated: undefined })

export const useConnection = (): Connection => useSyncExternalStore(connection.subscribe, connection.get)

export interface LineListener {
  readonly signal: (message: SignalMessage) => void
  /** How far the server has got in a room. */
  readonly last: (last: RoomLast) => void
  readonly cut: () => void
  readonly back: () => void
}

/** The socket, typed by its messages. */
export type Line = Socket<ServerEvents, ClientEvents>

/** Milliseconds over which pages that are cut at the same moment come back. */
const SPREAD = 2_000

/** The server's word for a handshake that it could not check. */
const UNAVAILABLE = 'unavailable'
/** Milliseconds a join may take before it counts as lost. */
const PATIENCE = 10_000

const listeners = new Set<LineListener>()
let opened: Promise<Line> | undefined

const inStep = (state: Connection['state'], id?: string) =>
  connection.set({ state, lastUpdated: new Date(), id })

/**
 * A line that is closed before it stood, as by a server that goes down, is an error to the client only after its
 * patience of 20 seconds: from here on at once, so that it tries again.
 */
function heedEarlyClose({ io: { engine } }: Line): void {
  let stood = engine.readyState === 'open'
  engine.once('open', () => {
    stood = true
  })
  engine.once('close', (reason) => {
    // Its types keep its own events for itself.
    const teller: { emit(event: 'error', error: Error): unknown } = engine as never
    if (!stood && reason === 'transport close') teller.emit('error', new Error('closed too early'))
  })
}

async function open(): Promise<Line> {
  connection.set({ state: 'connecting', lastUpdated: undefined })
  // Only pages that follow a room pay for the socket client.
  const { io } = await import('socket.io-client')
  const socket: Line = io({
    path: '/socket',
    // A web socket may open at any process; polling, for networks that allow no other, must stay with one.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    auth: (give) => give({ token: currentToken() }),
    reconnectionDelay: 500,
    reconnectionDelayMax: 10_000,
    randomizationFactor: 0.5,
  })
  const comeBack = () => {
    const connectUnlessHungUp = async () => {
      if ((await opened) === socket) heedEarlyClose(socket.connect())
    }
    setTimeout(connectUnlessHungUp, Math.random() * SPREAD)
  }
  heedEarlyClose(socket)
  // The client opens the next line right after it has told of the attempt.
  socket.io.on('reconnect_attempt', () => queueMicrotask(() => heedEarlyClose(socket)))
  socket.on('connect', () => {
    inStep('online', socket.id)
    for (const listener of [...listeners]) listener.back()
  })
  socket.on('disconnect', (reason) => {
    inStep('offline')
    for (const listener of [...listeners]) listener.cut()
    // The server cut it because rights have changed; after this reason the client does not come back by itself.
    if (reason === 'io server disconnect') comeBack()
  })
  socket.on('connect_error', ({ message }) => {
    connection.change((now) => ({ ...now, state: 'offline', id: undefined }))
    // The server could not read the session; the client does not reconnect by itself after a refusal by the server.
    if (message === UNAVAILABLE) comeBack()
  })
  socket.on('signal', (message) => {
    inStep('online', socket.id)
    for (const listener of [...listeners]) listener.signal(message)
  })
  socket.on('room-last', (last) => {
    for (const listener of [...listeners]) listener.last(last)
  })
  return socket
}

/** The only socket of the page, opened on first use. */
export function line(): Promise<Line> {
  opened ??= open()
  return opened
}

/** @returns a function that ends the listening */
export function listen(listener: LineListener): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

interface Ask {
  readonly room: string
  readonly after: number | undefined
  /** The link that the visitor came by. */
  readonly by: string | undefined
}

/** @throws Error when there is no answer */
export async function joinRoom({ room, after, by }: Ask): Promise<JoinReply> {
  const socket = await line()
  const request = { room, ...(after !== undefined && { after }), ...(by !== undefined && { by }) }
  return socket.timeout(PATIENCE).emitWithAck('join', request)
}

export async function leaveRoom(room: string): Promise<void> {
  const socket = await line()
  socket.emit('leave', { room })
}

/** Closes the line when the person has signed out or changed; the next room opens it anew with the new rights. */
export async function hangUp(): Promise<void> {
  const before = opened
  opened = undefined
  connection.set({ state: 'idle', lastUpdated: undefined })
  ;(await before)?.disconnect()
}

whenSignedOut(() => void hangUp())
