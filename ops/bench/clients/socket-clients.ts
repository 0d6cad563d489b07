// Many sockets in one process, with orders from its parent: see ../measure/socket-crowd.ts.
import { io, type Socket } from 'socket.io-client'

export interface Joining {
  readonly token: string | null
  /** null: a bare server that has no rooms to join. */
  readonly room: string | null
}

export type Order =
  | {
      readonly do: 'connect'
      readonly origin: string
      readonly path: string
      readonly people: readonly Joining[]
    }
  | { readonly do: 'disconnect' }
  /** Counts from now, and tells once more when so many messages, of this type only if it is named, have come. */
  | { readonly do: 'expect'; readonly messages: number; readonly type?: string | undefined }

/** `at`: nanoseconds of the clock that all processes of a machine share. */
export type Report = { readonly done: Order['do'] | 'receive'; readonly at: string }

const sockets: Socket[] = []
let received = 0
let expected = Number.POSITIVE_INFINITY
let expectedType: string | undefined

const report = (done: Report['done']) =>
  process.send?.({ done, at: String(process.hrtime.bigint()) } satisfies Report)

function count({ type }: { readonly type: string }): void {
  if (expectedType !== undefined && type !== expectedType) return
  received += 1
  if (received < expected) return
  expected = Number.POSITIVE_INFINITY
  report('receive')
}

async function connectOne(origin: string, path: string, { token, room }: Joining): Promise<void> {
  const socket = io(origin, {
    path,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    auth: token ? { token } : {},
  })
  sockets.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  socket.on('signal', count)
  if (!room) return
  const reply = await socket.emitWithAck('join', { room })
  if (!reply.ok) throw new Error(`Not let into ${room}: ${reply.message}`)
}

process.on('message', async (order: Order) => {
  if (order.do === 'connect') {
    await Promise.all(order.people.map((one) => connectOne(order.origin, order.path, one)))
    report('connect')
  } else if (order.do === 'disconnect') {
    for (const socket of sockets.splice(0)) socket.disconnect()
    report('disconnect')
  } else {
    received = 0
    expected = order.messages
    expectedType = order.type
    report('expect')
  }
})
