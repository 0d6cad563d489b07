// The pages of many talent in one process, with orders from its parent: see ../benches/casting-day.ts.
import { roomName } from '@callboard/core/http-contract'
import { getStatus, lineMoved, statusChanged, talentRoom, talentSessionRoom } from '@callboard/lobby/contract'
import { io, type Socket } from 'socket.io-client'
import { ApiClient } from '../../../features/drivers/http/api-client.ts'

/** A talent's page, open on a phone. */
export interface TalentPage {
  readonly record: string
  readonly session: string
  readonly key: string
}

export type PagesOrder =
  | {
      readonly do: 'open'
      readonly origin: string
      readonly path: string
      readonly pages: readonly TalentPage[]
    }
  /** Tells how long the answers took since they were opened. */
  | { readonly do: 'tell' }

/** Milliseconds of each answer; empty after `open`. */
export type PagesReport = { readonly answers: readonly number[] }

/** As mfe/lobby/src/message/use-status.ts has them. */
const NEAR = 10
const FAR = 100
const within = (place: number) => (place <= FAR ? 10_000 : 30_000)

const sockets: Socket[] = []
const answers: number[] = []

async function open(origin: string, path: string, { record, session, key }: TalentPage): Promise<void> {
  const client = new ApiClient(origin, key)
  let place = Number.POSITIVE_INFINITY
  let waits = false
  const ask = async () => {
    waits = false
    const began = performance.now()
    const status = await client.call(getStatus, { id: record })
    place = status.place ?? Number.POSITIVE_INFINITY
    answers.push(performance.now() - began)
  }
  const askSoon = () => {
    if (waits) return
    waits = true
    setTimeout(ask, Math.random() * within(place))
  }
  const socket = io(origin, { path, transports: ['websocket'], forceNew: true, auth: { token: key } })
  sockets.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  socket.on('signal', ({ type }: { readonly type: string }) => {
    if (type === statusChanged.type) void ask()
    if (type === lineMoved.type) place <= NEAR ? void ask() : askSoon()
  })
  for (const room of [roomName(talentRoom, record), roomName(talentSessionRoom, session)]) {
    const reply = await socket.emitWithAck('join', { room })
    if (!reply.ok) throw new Error(`Not let into ${room}: ${reply.message}`)
  }
  await ask()
}

process.on('message', async (order: PagesOrder) => {
  if (order.do === 'open') {
    for (const page of order.pages) await open(order.origin, order.path, page)
    answers.length = 0
  }
  process.send?.({ answers: order.do === 'tell' ? answers : [] } satisfies PagesReport)
})
